/** The thread in which a SQLite file is written: whoever waits for the disk waits here. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteConnection } from './sqlite-connection.js';
import type { ThreadAnswer, ThreadOrder, ThreadQuestion } from './sqlite-writer.js';

if (parentPort === null) throw new Error('this is the module of a thread');
const port = parentPort;
const connection = new SqliteConnection((workerData as ThreadOrder).path);

port.on('message', ({ id, order, statement }: ThreadQuestion) => {
  port.postMessage(answer(id, () => (order === 'query' ? connection.query(statement) : connection[order]())));
  if (order === 'close') port.close();
});

/** An error crosses over without its code: so it is told apart. */
function answer(id: number, work: () => unknown): ThreadAnswer {
  try {
    return { id, result: work() };
  } catch (error) {
    const { name = 'Error', message = String(error), code } = (error ?? {}) as NodeJS.ErrnoException;
    return { id, error: { name, message, code } };
  }
}
