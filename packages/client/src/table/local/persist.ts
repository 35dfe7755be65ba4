/** Asks the browser not to clear games away when the disk gets full. */

let wasAsked = false;

/** Asked once, when somebody has begun to play: some browsers ask the person in turn, who then knows what for. */
export function askToPersist(): void {
  if (wasAsked || navigator.storage?.persist === undefined) return; // plain HTTP has no such thing
  wasAsked = true;
  navigator.storage.persist().catch(() => {}); // a browser that does not want to is no worse than before
}
