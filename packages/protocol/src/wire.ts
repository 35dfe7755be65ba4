/** What a client needs of the place where it runs, and what it says if a server says no. */
import type { Notice } from './notices.js';

/** As much of a WebSocket as the client needs. */
export interface ClientSocket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** As much of `fetch` as the client needs. */
export type Fetch = (
  address: string,
  request: { readonly method: string; readonly headers?: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

export interface WireOptions {
  /** Where the server is, such as `https://games.example`. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** Opens a socket to an address, with the person's cookie. */
  readonly connect: (address: string) => ClientSocket;
  /** Is told when the connection is lost and when it is back. */
  readonly onConnection?: (isConnected: boolean) => void;
  /** Hears of what happens at tables that are not looked at. */
  readonly onNotice?: (notice: Notice) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1: clients that were cut off at once do not come back at once. */
  readonly jitter?: () => number;
}

/** The server said no: what it said. */
export class ClientError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
    this.name = 'ClientError';
  }
}
