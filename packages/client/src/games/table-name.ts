/** What a table at the server is called: its game, and with whom. */
import type { TableSummary } from '@bottega/protocol';
import type { PageText } from '../text';
import { gameCard } from '.';

export function tableName({ game, places }: Pick<TableSummary, 'game' | 'places'>, { t, language }: PageText): string {
  const title = gameCard(game)?.title ?? game;
  const others = places.flatMap(({ name, isMe }) => (isMe || name === null ? [] : [name]));
  if (others.length === 0) return title;
  return t('notices.table', { game: title, names: new Intl.ListFormat(language).format(others) });
}
