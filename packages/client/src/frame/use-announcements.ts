/** What is told unasked at a table: one message for each turn of another player when it is over, and my question. */
import type { Seat } from '@bottega/kernel';
import { useRef } from 'react';
import type { TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import type { Announcement } from './Announcer';
import { type Recapping, spokenRecap } from './recap/recap-lines';
import type { Speech } from './use-speech';

type Seen = Pick<TableSnapshot, 'version' | 'seat' | 'asked' | 'log' | 'recap' | 'over'>;

/** What was told until when. */
interface Told {
  readonly version: number;
  readonly seat: Seat | null;
  readonly asked: string;
  readonly question: string | null;
  /** How many events of the log have been told of, by seat, and at last of what happened by itself. */
  readonly events: readonly number[];
  readonly messages: readonly Announcement[];
}

/**
 * What comes next to be told; `question` is mine, if I am asked. What a player does is told in one, when it is somebody else's turn;
 * of what I do, only what came between my turns: points in a scoring, the end of a siege.
 * The log is another one for other eyes, and shorter after something was taken back: then it begins anew.
 */
export function tellNext(before: Told | null, seen: Seen, question: string | null, about: Recapping): Told {
  const { version, seat, log, recap, over } = seen;
  const asked = seen.asked.join();
  if (before?.version === version) return before;
  if (before !== null && asked === before.asked && question === null && !over) return { ...before, version };
  const isKnown = question === before?.question && seat === before?.seat;
  const ask = question === null || isKnown ? [] : [{ id: `${version} question`, text: question }];
  const seats = about.names.length;
  const events = Array<number>(seats + 1).fill(log.length);
  const now = { version, seat, asked, question };
  if (before === null || before.seat !== seat || before.events.some((told) => told > log.length)) {
    return { ...now, events, messages: ask };
  }
  const messages: Announcement[] = [];
  for (const one of [...others(seats, seat), ...(seat === null ? [] : [seat]), null]) {
    const at = one ?? seats;
    const isMe = one !== null && one === seat;
    const isBusy = !over && !isMe && one !== null && seen.asked.includes(one);
    if (isBusy) events[at] = before.events[at];
    const news = isMe ? log.slice(Math.max(before.events[at], recap[0]), recap[1]) : log.slice(before.events[at]);
    const text = isBusy ? null : spokenRecap(news, one, about);
    if (text !== null) messages.push({ id: `${version} recap ${at}`, text });
  }
  return { ...now, events, messages: [...messages, ...ask] };
}

/** Everybody else in the order in which they play after me. */
function others(seats: number, me: Seat | null): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

export function useAnnouncements(
  seen: Seen,
  question: string | null,
  { words, say, names }: Speech,
): readonly Announcement[] {
  const { t, language } = useText();
  const line = (name: string, deeds: string) => t('table.recapLine', { name, deeds });
  const about: Recapping = { words, say, names, language, line };
  const told = useRef<Told>(null);
  told.current = tellNext(told.current, seen, question, about);
  return told.current.messages;
}
