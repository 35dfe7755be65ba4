/** SHA-256 (FIPS 180-4), because the kernel runs where neither Node's nor the browser's own is at hand synchronously. */

/** The 32 bytes of the hash of a text's UTF-8 form. */
export function sha256(text: string): Uint8Array {
  const message = padded(utf8(text));
  const hash = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < message.length; block += 64) {
    for (let word = 0; word < 16; word++) {
      const at = block + word * 4;
      schedule[word] = (message[at] << 24) | (message[at + 1] << 16) | (message[at + 2] << 8) | message[at + 3];
    }
    for (let word = 16; word < 64; word++) {
      const early = schedule[word - 15];
      const late = schedule[word - 2];
      const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[word] = schedule[word - 16] + sigma0 + schedule[word - 7] + sigma1;
    }
    compress(hash, schedule);
  }
  const bytes = new Uint8Array(32);
  hash.forEach((word, index) => {
    for (let byte = 0; byte < 4; byte++) bytes[index * 4 + byte] = word >>> (24 - byte * 8);
  });
  return bytes;
}

/** The hash of a text as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function compress(hash: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let round = 0; round < 64; round++) {
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choose = (e & f) ^ (~e & g);
    const first = (h + mixE + choose + ROUND[round] + schedule[round]) | 0;
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixA + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] += word;
  });
}

function padded(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const result = new Uint8Array(length);
  result.set(bytes);
  result[bytes.length] = 0x80;
  new DataView(result.buffer).setUint32(length - 4, bytes.length * 8);
  return result;
}

function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return Uint8Array.from(bytes);
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

// FIPS 180-4: the first 32 bits of the fractional parts of the square roots of the first 8 primes,
// and of the cube roots of the first 64 primes.
const PRIMES = primes(64);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;
}
