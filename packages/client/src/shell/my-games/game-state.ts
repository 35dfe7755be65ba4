/** How one of one's own games stands, in short sentences. */
import { createFormatter, type GameText, withMinus } from '@bottega/kernel/text';
import { onlyPerson } from '../../table/only-person';
import type { Listed } from '../../table/table';
import type { PageText } from '../../text';

/** The round in the game's own words; null while they are not there, and where there is none. */
export function roundOf(
  { players, summary }: Listed,
  gameText: GameText | null,
  { language }: PageText,
): string | null {
  const round = summary?.round ?? null;
  // Kept by a version with other texts, a round may have no words any more.
  if (round === null || gameText === null || !Object.hasOwn(gameText.messages, round.key)) return null;
  const names = players.map(({ name }) => name);
  return createFormatter(gameText, language, names)(round);
}

/** Whose turn it is; null where nobody knows. */
export function turnOf({ players, summary }: Listed, { t, language }: PageText): string | null {
  const asked = summary?.asked ?? [];
  const me = onlyPerson(players);
  if (me !== null && asked.includes(me)) return t('home.yourTurn');
  const names = asked.flatMap((seat) => players[seat]?.name ?? []);
  return names.length === 0 ? null : t('home.turnOf', { names: new Intl.ListFormat(language).format(names) });
}

/** Who has won; null where nobody knows. */
export function verdictOf({ players, summary }: Listed, { t, language }: PageText): string | null {
  if (!summary?.result) return null;
  const { places } = summary.result;
  const winners = players.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
  if (winners.length === 1) {
    const [winner] = winners;
    return winner === onlyPerson(players) ? t('home.youWon') : t('home.won', { name: players[winner].name });
  }
  return t('end.shared', { names: new Intl.ListFormat(language).format(winners.map((seat) => players[seat].name)) });
}

/** Who plays; of a finished game with their points, the best place first. */
export function playersOf(
  { players, summary }: Pick<Listed, 'players' | 'summary'>,
  { t, language }: PageText,
): string {
  const list = new Intl.ListFormat(language);
  if (!summary?.result) return list.format(players.map(({ name }) => name));
  const { places, points } = summary.result;
  const number = new Intl.NumberFormat(language);
  const seats = [...players.keys()].sort((one, other) => places[one] - places[other] || one - other);
  return list.format(
    seats.map((seat) =>
      t('home.pointsOf', { name: players[seat].name, points: withMinus(number.format(points[seat])) }),
    ),
  );
}
