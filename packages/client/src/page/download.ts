/** Giving something to the person as a file, to be kept, sent or imported elsewhere. */

/** `game` and `id` name the file. */
export function downloadGame(json: unknown, game: string, id: string): void {
  downloadJson(json, `${game || 'bottega'}-${id.slice(0, 8)}`);
}

export function downloadJson(json: unknown, name: string): void {
  download(new Blob([JSON.stringify(json)], { type: 'application/json' }), `${name}.json`);
}

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
