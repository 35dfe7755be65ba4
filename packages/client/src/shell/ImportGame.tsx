/** A button that takes a game from a file. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHall } from '../hall';
import { go } from '../router';
import { messageOf } from './new-table';

export function ImportGame({ onError }: { readonly onError: (text: string | null) => void }) {
  const { t } = useTranslation();
  const hall = useHall();
  const input = useRef<HTMLInputElement>(null);

  const take = async (file: File) => {
    onError(null);
    try {
      const id = await hall.importRecord(parse(await file.text(), t('home.importNotJson')));
      const isOver = (await hall.list()).some((game) => game.id === id && game.over);
      go(isOver ? { page: 'replay', id, at: null, seat: null } : { page: 'table', id });
    } catch (reason) {
      onError(t('home.importFailed', { reason: messageOf(reason) }));
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

function parse(json: string, complaint: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(complaint);
  }
}
