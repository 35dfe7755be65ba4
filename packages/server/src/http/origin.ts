/** Requests that change something, and sockets, must come from our own page: other sites cannot send them in somebody's name. */
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../problem.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

export function checkOrigin(request: FastifyRequest): void {
  const isSocket = request.headers.upgrade !== undefined;
  if (READING.includes(request.method) && !isSocket) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  // Programs send neither; browsers always do where it matters.
  if (origin === undefined && (site === undefined || site === 'same-origin')) return;
  if (origin !== undefined && isOwn(origin, request)) return;
  throw new RequestError(403, 'wrongOrigin', 'this was asked for by a page of another site');
}

function isOwn(origin: string, request: FastifyRequest): boolean {
  // Whoever sits on the line may have made a page of our name that came without encryption.
  if (request.protocol === 'https' && !origin.startsWith('https:')) return false;
  return hostOf(origin) === request.host;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
