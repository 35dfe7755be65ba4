/** Which requests were done at a table: found at once however long its history is, in a few bytes for each. */

/** The first size of the list; it is doubled when three quarters of it are full. */
const FIRST_SIZE = 64;

/**
 * Remembers numbers made of ids rather than the ids, which stand in the history: `mayHave` says for certain that an id was not added;
 * that it was, the history must confirm.
 */
export class RequestIds {
  private slots = new Int32Array(FIRST_SIZE);
  private count = 0;

  add(id: string): void {
    if (this.count * 4 >= this.slots.length * 3) this.grow();
    this.put(numberOf(id));
    this.count++;
  }

  mayHave(id: string): boolean {
    const number = numberOf(id);
    const { slots } = this;
    const mask = slots.length - 1;
    for (let at = number & mask; slots[at] !== 0; at = (at + 1) & mask) if (slots[at] === number) return true;
    return false;
  }

  private put(number: number): void {
    const mask = this.slots.length - 1;
    let at = number & mask;
    while (this.slots[at] !== 0) at = (at + 1) & mask;
    this.slots[at] = number;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Int32Array(before.length * 2);
    for (const number of before) if (number !== 0) this.put(number);
  }
}

/** FNV-1a, with its published offset and prime; 0 stands for an empty slot. */
function numberOf(id: string): number {
  let number = 0x811c9dc5 | 0;
  for (let at = 0; at < id.length; at++) number = Math.imul(number ^ id.charCodeAt(at), 0x01000193);
  return number === 0 ? 1 : number;
}
