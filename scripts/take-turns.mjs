/**
 * Commands that prepare the same folder take turns: `npm start` beside `npm test` on a fresh clone would install twice at once, and
 * each would pull away what the other has just laid down.
 */
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOOK_AGAIN_MS = 200;
/** Nothing takes so long: what is older was left, and its number has gone to another process since. */
const LEFT_MS = 30 * 60_000;

/** Does the work as soon as no other process does such work for this folder; `onWait` is called once if one does. */
export function takeTurns(folder, work, onWait) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `bottega-setup-${name}`);
  for (let tries = 0; !take(lock); tries++) {
    if (tries === 0) onWait();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  const release = () => rmSync(lock, { force: true });
  // Work that fails ends the process where it stands.
  process.on('exit', release);
  try {
    return work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Whether it is ours now. What was left by a process that is gone counts for nothing. */
function take(lock) {
  const mine = `${lock}-${process.pid}`;
  try {
    // A link is there at once and whole: nobody ever sees a lock that does not yet say whose it is.
    writeFileSync(mine, String(process.pid));
    linkSync(mine, lock);
    return true;
  } catch (error) {
    // Where no lock can be laid nobody waits: the work itself says what is wrong with the disk.
    if (error.code !== 'EEXIST') return true;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LEFT_MS) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0); // only asks whether it is there
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // somebody else's process; otherwise it is gone, or was just released
  }
}
