/** Whether a run that is kept in a folder was asked for as it is now. */

/** What was asked for then and is not now, in words; but for settings that may change between two times. */
export function differencesOf(then: object, now: object, changeable: readonly string[] = []): string[] {
  const before = flat(then);
  const after = flat(now);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !changeable.includes(name) && before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} there, ${after[name]} here`);
}

/** Settings within settings by their whole path. */
function flat(settings: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${path}${name}.`))
        : [[`${path}${name}`, value]],
    ),
  );
}
