/** A load balancer as small as can be: hands connections on to the first of several servers that takes them. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

const balancers: (() => void)[] = [];

/** Whoever calls this in a test file has all its balancers gone at its end. */
export function closeBalancersAtEnd(): void {
  afterAll(() => {
    for (const close of balancers.splice(0)) close();
  });
}

/** The address of a balancer before servers with these addresses. */
export async function balancerFor(origins: readonly string[]): Promise<string> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  };
  const server = createServer((client) => {
    keep(client);
    hand(client, origins, keep);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  balancers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function hand(client: Socket, [first, ...others]: readonly string[], keep: (socket: Socket) => void): void {
  if (first === undefined) {
    client.destroy();
    return;
  }
  const { hostname, port } = new URL(first);
  const server = connect(Number(port), hostname);
  keep(server);
  const refused = () => hand(client, others, keep);
  server.once('error', refused);
  server.once('connect', () => {
    server.off('error', refused);
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.pipe(server).pipe(client);
  });
}
