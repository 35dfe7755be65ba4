/** Where in the page we are: the part of the address after #, so that it works from any static host. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string; readonly people: 'one' | 'several' }
  | { readonly page: 'friends'; readonly game: string }
  | { readonly page: 'room'; readonly id: string }
  /** Somebody's results; `me` for one's own. */
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'goOnline'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  /** `from` is where whoever signs in wants to go on. */
  | { readonly page: 'me'; readonly from: Route | null }
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null; readonly seat: number | null }
  /** A finished game looked at again; `at` is a moment, by how many choices lie before it. */
  | { readonly page: 'analysis'; readonly id: string; readonly at: number | null }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  /** The game in three minutes. */
  | { readonly page: 'primer'; readonly game: string }
  /** The position of an example in the rulebook, to be played with. */
  | { readonly page: 'example'; readonly game: string; readonly example: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null };

/** The address of a route. */
export function href(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'setup':
      return `#/new/${route.game}/${route.people}`;
    case 'friends':
      return `#/friends/${route.game}`;
    case 'room':
      return `#/room/${route.id}`;
    case 'person':
      return `#/person/${route.id}`;
    case 'goOnline':
      return `#/go-online/${route.id}`;
    case 'table':
      return `#/table/${route.id}`;
    case 'me':
      return `#/me${route.from === null ? '' : href(route.from).slice(1)}`;
    case 'link':
      return `#/link/${route.token}`;
    case 'replay': {
      const seat = route.seat === null ? '' : `/${route.seat}`;
      return `#/replay/${route.id}${route.at === null ? '' : `/${route.at}${seat}`}`;
    }
    case 'analysis':
      return `#/analysis/${route.id}${route.at === null ? '' : `/${route.at}`}`;
    case 'learn':
      return `#/learn/${route.game}${route.lesson === null ? '' : `/${route.lesson}`}`;
    case 'primer':
      return `#/primer/${route.game}`;
    case 'example':
      return `#/example/${route.game}/${route.example}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === null ? '' : `/${route.rule}`}`;
  }
}

export function go(route: Route): void {
  location.hash = href(route).slice(1);
}

/** The route of an address; what is not known leads home. */
export function parseRoute(hash: string): Route {
  const [page, first, second, third] = partsOf(hash);
  const number = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : null);
  if (page === 'new' && first) return { page: 'setup', game: first, people: second === 'several' ? 'several' : 'one' };
  if (page === 'friends' && first) return { page: 'friends', game: first };
  if (page === 'room' && first) return { page: 'room', id: first };
  if (page === 'person' && first) return { page: 'person', id: first };
  if (page === 'go-online' && first) return { page: 'goOnline', id: first };
  if (page === 'table' && first) return { page: 'table', id: first };
  if (page === 'me') return { page: 'me', from: first ? parseRoute(hash.replace(/^#\/?me\//, '')) : null };
  if (page === 'link' && first) return { page: 'link', token: first };
  if (page === 'replay' && first) return { page: 'replay', id: first, at: number(second), seat: number(third) };
  if (page === 'analysis' && first) return { page: 'analysis', id: first, at: number(second) };
  if (page === 'learn' && first) return { page: 'learn', game: first, lesson: second ?? null };
  if (page === 'primer' && first) return { page: 'primer', game: first };
  if (page === 'example' && first && second) return { page: 'example', game: first, example: second };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second ?? null };
  return { page: 'home' };
}

function partsOf(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return []; // half of an escape: no address of ours
  }
}

let moves = 0;

/** Whether the address has changed since the page was opened. */
export function hasMoved(): boolean {
  return moves > 0;
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '', // what is made when the page is built is the first page
  );
  return parseRoute(hash);
}

function subscribe(changed: () => void): () => void {
  const move = () => {
    moves++;
    changed();
  };
  addEventListener('hashchange', move);
  return () => removeEventListener('hashchange', move);
}
