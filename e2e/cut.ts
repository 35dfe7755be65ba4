/** A page whose connection can be cut from inside: its sockets are kept in reach, and while it is cut off none opens. */

declare global {
  interface Window {
    sockets: WebSocket[];
    isCut: boolean;
  }
}

/** Keeps the page's sockets in reach; while it is cut off none opens. */
export function keepSockets(): void {
  window.sockets = [];
  window.isCut = false;
  const Socket = window.WebSocket;
  window.WebSocket = new Proxy(Socket, {
    construct(target, [address]: [string]) {
      // Another port would be against the page's policy, of which no socket hears that it is closed.
      const socket = new target(window.isCut ? `${address}/nowhere` : address);
      window.sockets.push(socket);
      return socket;
    },
  });
}

/** For pages whose connection is cut. */
export const CUTTABLE = { script: keepSockets, tolerates: /WebSocket/ };
