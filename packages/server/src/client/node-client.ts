/** The client for Node: keeps its cookie itself and opens sockets with it. The commands that drive a server use it. */
import { BottegaClient, type ClientSocket } from '@bottega/protocol';
import { WebSocket } from 'ws';

export interface NodeClientOptions {
  /** Where the server is, without a slash at its end. */
  readonly origin: string;
  /** No wait before another attempt to connect is longer. */
  readonly longestWaitMs?: number;
  readonly onConnection?: (isConnected: boolean) => void;
}

export function nodeClient({ origin, longestWaitMs = 15_000, onConnection }: NodeClientOptions): BottegaClient {
  let cookie = '';
  return new BottegaClient({
    origin,
    fetch: async (address, request) => {
      const response = await fetch(address, { ...request, headers: { ...request.headers, cookie } });
      const given = response.headers.getSetCookie().map((one) => one.split(';')[0]);
      if (given.length > 0) cookie = given.join('; ');
      return response;
    },
    connect: (address) => new WebSocket(address, { headers: { cookie } }) as unknown as ClientSocket,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, longestWaitMs))),
    ...(onConnection === undefined ? {} : { onConnection }),
  });
}
