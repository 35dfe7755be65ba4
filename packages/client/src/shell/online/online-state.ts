/** How a table at the server stands, in short sentences. */
import type { Place, TableSummary } from '@bottega/protocol';
import type { Listed } from '../../table/table';
import type { PageText } from '../../text';
import { agoIn } from '../../ui/time-words';

/** The players by seat once the game has begun; before, those who sit there. */
export function playersAt({ places, status }: TableSummary): Pick<Place, 'name' | 'bot' | 'person' | 'isMe'>[] {
  if (status === 'waiting') return places.filter(({ name }) => name !== null);
  return places.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
}

/** Who sits there, each with what leads to their results. */
export function peopleAt(table: TableSummary): { readonly name: string; readonly person: string | null }[] {
  return playersAt(table).map(({ name, person }) => ({ name: name ?? '', person }));
}

/** As the list of games in this browser has it. */
export function asListed(table: TableSummary): Pick<Listed, 'players' | 'summary'> {
  const players = playersAt(table).map(({ name, bot }) => ({ name: name ?? '', bot }));
  return { players, summary: { round: null, asked: table.asked, result: table.result } };
}

/** What there is to know first: whose turn it is, or what came of it. */
export function standingOf(table: TableSummary, pageText: PageText): string {
  const { t, language } = pageText;
  const { status, standing, asked } = table;
  if (status === 'waiting') return t('friends.waiting');
  if (status === 'over') return verdictOf(table, pageText);
  if (status === 'ended') return t('lobby.agreedEnd');
  if (standing === 'paused') return t('lobby.paused');
  if (table.isMyTurn) return t('home.yourTurn');
  const names = playersAt(table).flatMap(({ name }, seat) => (asked.includes(seat) ? (name ?? []) : []));
  return names.length === 0
    ? t('home.finished')
    : t('home.turnOf', { names: new Intl.ListFormat(language).format(names) });
}

function verdictOf(table: TableSummary, { t, language }: PageText): string {
  const players = playersAt(table);
  const winners = players.filter((_, seat) => table.result?.places[seat] === 1);
  const names = winners.map(({ name }) => name ?? '');
  if (winners.length === 0) return t('home.finished');
  if (winners.length > 1) return t('end.shared', { names: new Intl.ListFormat(language).format(names) });
  return winners[0].isMe ? t('home.youWon') : t('home.won', { name: names[0] });
}

/** Since when it stands so. */
export function sinceOf({ status, updated, created }: TableSummary, { t, language }: PageText, now: number): string {
  const ago = agoIn(language, status === 'waiting' ? created : updated, now) ?? t('lobby.justNow');
  if (status === 'waiting') return t('lobby.openedAgo', { ago });
  return status === 'playing' ? t('lobby.lastMove', { ago }) : t('lobby.endedAgo', { ago });
}
