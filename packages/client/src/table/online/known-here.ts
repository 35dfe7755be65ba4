/** Whether this browser has ever played at a server: until then nothing is asked of one. */
const KEY = 'bottega-online';

export function isKnownHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // a window that stores nothing has played nowhere
  }
}

export function noteKnownHere(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then the tables are found by their links only.
  }
}

/** Nobody is signed in here any more: nothing is asked of a server again. */
export function forgetKnownHere(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It never knew.
  }
}
