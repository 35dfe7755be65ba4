/**
 * Texts as they travel over a WebSocket (RFC 6455): unmasked, as servers send them, and each in one piece. The frames of one turn of the
 * event loop are put together here, so that a socket is written to once: that is most of what a message costs.
 */
const TEXT = 0x81; // the last piece, which is the first, of a text
/** What the length's first byte says where the length itself follows in two or in eight bytes. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** Any number of texts, one frame each. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [index, text] of texts.entries()) {
    const length = lengths[index];
    frames[at++] = TEXT;
    if (length < IN_TWO_BYTES) frames[at++] = length;
    else if (length < 0x10000) {
      frames[at++] = IN_TWO_BYTES;
      at = frames.writeUInt16BE(length, at);
    } else {
      frames[at++] = IN_EIGHT_BYTES;
      at = frames.writeUInt32BE(0, at);
      at = frames.writeUInt32BE(length, at);
    }
    // Texts of one byte a letter are copied; the others must be looked at letter by letter.
    at += frames.write(text, at, length === text.length ? 'latin1' : 'utf8');
  }
  return frames;
}

function headLength(length: number): number {
  if (length < IN_TWO_BYTES) return 2;
  return length < 0x10000 ? 4 : 10;
}
