/** A short fingerprint of a plain value: equal values have equal digests on every machine, whatever the order of keys. */

/** 16 hexadecimal digits. For telling states apart, not for keeping secrets (see sha256 for that). */
export function digest(value: unknown): string {
  const lanes: Lanes = { high: 0x9e3779b9, low: 0x85ebca6b }; // two unrelated odd starting words
  absorb(lanes, value);
  return hex(finish(lanes.high ^ lanes.low)) + hex(finish(Math.imul(lanes.low, 31) + lanes.high));
}

interface Lanes {
  high: number;
  low: number;
}

function absorb(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') {
    mix(lanes, 1);
    mix(lanes, value | 0);
    // What a 32-bit integer does not hold (fractions, large numbers) is told by the printed form.
    if ((value | 0) !== value) absorbText(lanes, String(value));
  } else if (typeof value === 'string') {
    mix(lanes, 2);
    absorbText(lanes, value);
  } else if (typeof value === 'boolean') mix(lanes, value ? 3 : 4);
  else if (value === null || value === undefined) mix(lanes, 5);
  else if (Array.isArray(value)) {
    mix(lanes, 6);
    mix(lanes, value.length);
    for (const item of value) absorb(lanes, item);
  } else {
    mix(lanes, 7);
    const record = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(record).sort()) {
      if (record[key] === undefined) continue; // as in JSON
      absorbText(lanes, key);
      absorb(lanes, record[key]);
    }
    mix(lanes, 8);
  }
}

function absorbText(lanes: Lanes, text: string): void {
  mix(lanes, text.length);
  for (let at = 0; at < text.length; at++) mix(lanes, text.charCodeAt(at));
}

// The multipliers are those of MurmurHash3's two mixing steps.
function mix(lanes: Lanes, word: number): void {
  lanes.high = Math.imul(lanes.high ^ word, 0xcc9e2d51);
  lanes.high ^= lanes.high >>> 15;
  lanes.low = Math.imul((lanes.low << 13) | (lanes.low >>> 19), 5) + Math.imul(word, 0x1b873593);
  lanes.low ^= lanes.low >>> 13;
}

function finish(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
