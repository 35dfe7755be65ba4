/** Finished games, the last first, with what they changed. */
import type { PersonGame } from '@bottega/protocol';
import { useCallback, useId } from 'react';
import { gameCard } from '../../games';
import { href } from '../../router';
import type { OnlineTables } from '../../table/online/online-tables';
import { ratingChange } from '../../text/rating-change';
import { useText } from '../../text/use-text';
import { PeopleList } from '../../ui/PeopleList';
import { MoreOfList } from './MoreOfList';
import { usePages } from './use-person';
import '../my-games/MyGames.css';

interface RecentGamesProps {
  readonly online: OnlineTables;
  readonly person: string;
}

export function RecentGames({ online, person }: RecentGamesProps) {
  const { t } = useText();
  const read = useCallback(
    async (from: string | null) => {
      const { games, next } = await online.client.personGames(person, from);
      return { items: games, next };
    },
    [online, person],
  );
  const pages = usePages(read);
  return (
    <section aria-labelledby="person-recent">
      <h2 id="person-recent">{t('person.recent')}</h2>
      {pages.items !== null && pages.items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul className="my-games-list card" role="list">
          {pages.items.map((game) => (
            <Recent key={game.table.id} game={game} />
          ))}
        </ul>
      )}
      <MoreOfList pages={pages} />
    </section>
  );
}

function Recent({ game: { table, ended, place, change, unrated, canReplay } }: { readonly game: PersonGame }) {
  const pageText = useText();
  const { t, language } = pageText;
  const id = useId();
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const people = table.places.flatMap(({ name, person }) => (name === null ? [] : [{ name, person }]));
  return (
    <li className="my-game">
      <div className="my-game-text" id={id}>
        <strong className="my-game-title">{gameCard(table.game)?.title ?? table.game}</strong>
        <span className="my-game-names">
          <PeopleList people={people} />
        </span>
        <span className="my-game-facts tabular">
          <em>{t('person.place', { place, seats: table.places.length })}</em>
          <time dateTime={new Date(ended).toISOString()}>{dates.format(ended)}</time>
          {change !== null && <span>{t('person.changed', ratingChange(change, language))}</span>}
          {unrated !== null && <span>{t(`person.unrated.${unrated}`)}</span>}
        </span>
      </div>
      {canReplay && (
        <div className="my-game-ways">
          <a
            className="button"
            href={href({ page: 'replay', id: table.id, at: null, seat: null })}
            aria-describedby={id}
          >
            {t('end.replay')}
          </a>
        </div>
      )}
    </li>
  );
}
