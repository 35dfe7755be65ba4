/** A button that takes a game from a file. */
import { InputError, recordHead } from '@bottega/kernel';
import { useRef } from 'react';
import { explainError, messageOf, sentenceOf } from '../../errors';
import { gameCard } from '../../games';
import { go } from '../../router';
import { useTableService } from '../../table-service';
import { useText } from '../../text/use-text';

/** Why something did not succeed: a sentence, and what an engineer would like to know besides. */
export interface Failure {
  readonly sentence: string;
  /** In English, as the kernel says it. */
  readonly detail: string | null;
}

/** The records of the longest games take a tenth of a megabyte. */
const MAX_BYTES = 20_000_000;

export function ImportGame({ onFailure }: { readonly onFailure: (failure: Failure | null) => void }) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const input = useRef<HTMLInputElement>(null);

  const take = async (file: File) => {
    onFailure(null);
    try {
      if (file.size > MAX_BYTES) throw new InputError(`the file has ${file.size} bytes`, { code: 'tooLong' });
      const id = await service.importRecord(readRecord(await file.text()));
      const isOver = (await service.list()).some((game) => game.id === id && game.over);
      go(isOver ? { page: 'replay', id, at: null, seat: null } : { page: 'table', id });
    } catch (error) {
      // What is wrong with a record in a way that only its maker would understand is in the detail.
      if (!(error instanceof InputError)) onFailure({ sentence: explainError(error, pageText), detail: null });
      else {
        const reason = sentenceOf(error, pageText) ?? t('error.damaged');
        onFailure({ sentence: t('home.importFailed', { reason }), detail: messageOf(error) });
      }
    }
  };

  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {t('home.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ''; // the same file may be tried again
          if (file !== undefined) void take(file);
        }}
      />
    </>
  );
}

/** What the text of a file says, if it is a record of a game that the page has a table for. */
function readRecord(text: string): unknown {
  const json = parse(text);
  const { game } = recordHead(json);
  if (gameCard(game) === undefined) {
    throw new InputError(`there is no game "${game}" here`, { code: 'unknownGame', facts: { game } });
  }
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(messageOf(error), { code: 'notJson' });
  }
}
