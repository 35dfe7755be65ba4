/** A quiet line at the head of the page: another table asks, or something has happened there. It leads there, and never goes by itself. */
import './TurnLine.css';
import { gameCard } from '../../games';
import { tableName } from '../../games/table-name';
import { useOnline } from '../../online';
import { href } from '../../router';
import type { TableNews, Turns } from '../../table/online/turn-watch';
import type { PageText } from '../../text';
import { useText } from '../../text/use-text';
import { CloseIcon } from '../../ui/icons';
import { useTurns } from '../../use-turns';

export function TurnLine() {
  const pageText = useText();
  const { online } = useOnline();
  const turns = useTurns(online);
  const { here, elsewhere, isPutOff, news } = turns;
  const turn = isPutOff ? null : turnSentence(turns, pageText);
  // A button beside the question says it.
  const isSaid = here !== null && !here.isAsked && !here.isOver;
  const [told] = news;
  return (
    // The live region stays in the document, so that what appears in it is read out.
    <div className="turn-line-region" role="status">
      {turn !== null && isSaid && <span className="sr-only">{turn}</span>}
      {turn !== null && !isSaid && (
        <Line
          says={turn}
          address={href({ page: 'table', id: elsewhere[0].id })}
          onDismiss={() => online?.turns.putOff()}
        />
      )}
      {(turn === null || isSaid) && told !== undefined && (
        <Line
          says={newsSentence(told, pageText)}
          address={addressOf(told)}
          onDismiss={() => online?.turns.putAway(told.notice)}
        />
      )}
    </div>
  );
}

interface LineProps {
  readonly says: string;
  readonly address: string;
  onDismiss(): void;
}

function Line({ says, address, onDismiss }: LineProps) {
  const { t } = useText();
  return (
    <div className="turn-line">
      <a href={address}>{says}</a>
      <button type="button" className="quiet" aria-label={t('notices.dismiss')} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}

function turnSentence({ elsewhere }: Turns, pageText: PageText): string | null {
  const { t } = pageText;
  if (elsewhere.length === 0) return null;
  return elsewhere.length === 1
    ? t('notices.turn', { table: tableName(elsewhere[0], pageText) })
    : t('notices.turns', { count: elsewhere.length });
}

function newsSentence({ notice: { kind, game, from }, table }: TableNews, pageText: PageText): string {
  const { t } = pageText;
  const title = gameCard(game)?.title ?? game;
  const name = table === null ? title : tableName(table, pageText);
  switch (kind) {
    case 'turn':
      return t('notices.turn', { table: name });
    case 'attack':
      return t('notices.attack', { table: name });
    case 'over':
      return t('notices.over', { table: name });
    case 'invitation':
      return t('notices.invitation', { from: from ?? '', game: title });
  }
}

/** A table that waits for players has a page of its own. */
const addressOf = ({ notice: { kind, table } }: TableNews) =>
  href({ page: kind === 'invitation' ? 'room' : 'table', id: table });
