/** What is told unasked at a table: one message for each turn of another player when it is over, and my question. */
import type { Seat } from '@bottega/kernel';
import { useRef } from 'react';
import type { TableSnapshot } from '../table/table';
import type { Announcement } from './Announcer';
import { type Recapping, spokenRecap } from './recap/recap-lines';

type Seen = Pick<TableSnapshot, 'version' | 'seat' | 'asked' | 'log' | 'over'>;

/** What was told until when. */
interface Told {
  readonly version: number;
  readonly seat: Seat | null;
  readonly asked: string;
  readonly question: string | null;
  /** How many events of the log have been told of. */
  readonly events: number;
  readonly messages: readonly Announcement[];
}

/**
 * What comes next to be told; `question` is mine, if I am asked. As long as the same others are asked, nothing: what they do is told
 * in one when somebody else is asked. The log is another one for other eyes, and shorter after something was taken back: then it
 * begins anew.
 */
export function tellNext(before: Told | null, seen: Seen, question: string | null, about: Recapping): Told {
  const { version, seat, log, over } = seen;
  const asked = seen.asked.join();
  if (before?.version === version) return before;
  if (before !== null && asked === before.asked && question === null && !over) return { ...before, version };
  const isKnown = question === before?.question && seat === before?.seat;
  const ask = question === null || isKnown ? [] : [{ id: `${version} question`, text: question }];
  const now = { version, seat, asked, question, events: log.length };
  if (before === null || before.seat !== seat || log.length < before.events) return { ...now, messages: ask };
  const lines = spokenRecap(log.slice(before.events), others(about.names.length, seat), about);
  return { ...now, messages: [...lines.map((text, at) => ({ id: `${version} recap ${at}`, text })), ...ask] };
}

/** Everybody else in the order in which they play after me. */
function others(seats: number, me: Seat | null): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

export function useAnnouncements(seen: Seen, question: string | null, about: Recapping): readonly Announcement[] {
  const told = useRef<Told>(null);
  told.current = tellNext(told.current, seen, question, about);
  return told.current.messages;
}
