/** That somebody is asked, where they see it without the page: the window's title, its icon and the badge of an installed page. */
import { pageTitle } from './page-title';
import type { Turns } from './table/online/turn-watch';
import type { PageText } from './text';

/** The games of all tables that wait for the person, the one that is looked at first. */
export function askedGames({ here, elsewhere }: Turns): string[] {
  return [...(here?.isAsked ? [here.game] : []), ...elsewhere.map(({ game }) => game)];
}

/** What the window is called while somebody is asked at tables of these games; null if they are not. */
export function turnTitle(games: readonly string[], { t }: Pick<PageText, 't'>): string | null {
  if (games.length === 0) return null;
  return games.length === 1
    ? t('notices.titleOne', { game: games[0] })
    : t('notices.titleMany', { count: games.length });
}

/** Shows the sign, or takes it back. */
export function showTurnSign(title: string | null, count: number): void {
  pageTitle.setTurn(title);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = icon.href.replace(/icon(-turn)?\.svg$/, count > 0 ? 'icon-turn.svg' : 'icon.svg');
  // Not where the page is not installed, or the system has no badges.
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
