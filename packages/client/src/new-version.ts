/** Whether there is a new version of the page, and how it is changed to (see install.ts). */

let isHere = false;
let takeOver = (): void => location.reload();
const listeners = new Set<() => void>();

export const newVersion = {
  isHere: (): boolean => isHere,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Loads the page anew, in its new version. Other tabs are told that there is one, and stay as they are. */
  apply: (): void => takeOver(),
  /** There is one. */
  announce(apply: () => void): void {
    isHere = true;
    takeOver = apply;
    for (const listener of listeners) listener();
  },
};
