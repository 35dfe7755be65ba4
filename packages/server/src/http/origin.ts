/** Requests that change something, and sockets, must come from our own page: other sites cannot send them in somebody's name. */
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../problem.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

export function checkOrigin(request: FastifyRequest): void {
  const isSocket = request.headers.upgrade !== undefined;
  if (READING.includes(request.method) && !isSocket) return;
  const { origin } = request.headers;
  // Programs send none; browsers always do where it matters.
  if (origin === undefined && request.headers['sec-fetch-site'] === undefined) return;
  if (origin !== undefined && hostOf(origin) === request.host) return;
  throw new RequestError(403, 'wrongOrigin', 'this was asked for by a page of another site');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
