/**
 * What a command does, loaded when it is called: every command is described whenever one is run, and nobody waits for a server in order to
 * read a rule.
 */
export function whenCalled<Given extends unknown[]>(
  load: () => Promise<(...given: Given) => Promise<void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const work = await load();
    await work(...given);
  };
}
