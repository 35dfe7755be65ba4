/** What people at the table say to each other. */
import './Chat.css';
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { explainError } from '../../errors';
import type { CompanyClient, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';
import { SeatSign } from '../../ui/SeatSign';

/** As the server takes them. */
const MAX_LENGTH = 500;

interface ChatProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
}

export function Chat({ table, company }: ChatProps) {
  const pageText = useText();
  const { t, language } = pageText;
  const { chat, unread, isMuted } = useSyncExternalStore(table.subscribe, company.seen);
  const id = useId();
  const lines = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const last = chat.at(-1)?.seq;

  // Who has it open reads what comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useEffect(() => {
    if (!isOpen) return;
    company.markRead();
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [isOpen, last, company]);

  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    try {
      await work();
    } catch (reason) {
      setError(explainError(reason, pageText));
    }
  };
  const say = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void attempt(async () => {
      await company.say(said);
      setText(''); // what was not sent stays in the field
    });
  };
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <details className="chat card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{t('chat.title')}</h2>
        {unread > 0 && <span className="chat-unread tabular">{t('chat.unread', { count: unread })}</span>}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the keyboard */}
      <div className="chat-lines" ref={lines} role="log" aria-label={t('chat.title')} tabIndex={0}>
        <ol>
          {chat.map((line) => (
            <li key={line.seq}>
              {line.seat !== null && <SeatSign seat={line.seat} />}
              <strong>{line.name}</strong>{' '}
              <time dateTime={new Date(line.time).toISOString()}>{time.format(line.time)}</time>
              <p>{line.text}</p>
            </li>
          ))}
        </ol>
      </div>
      {chat.length === 0 && <p className="chat-none">{t('chat.none')}</p>}
      <form onSubmit={say}>
        <label className="sr-only" htmlFor={id}>
          {t('chat.message')}
        </label>
        <input
          id={id}
          type="text"
          value={text}
          maxLength={MAX_LENGTH}
          placeholder={t('chat.message')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit">{t('chat.send')}</button>
      </form>
      <button
        type="button"
        className="quiet"
        aria-pressed={isMuted}
        onClick={() => void attempt(() => company.mute(!isMuted))}
      >
        {t(isMuted ? 'chat.unmute' : 'chat.mute')}
      </button>
      {error !== null && <p role="alert">{error}</p>}
    </details>
  );
}
