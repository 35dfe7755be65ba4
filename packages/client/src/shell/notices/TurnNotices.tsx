/** Tells whoever is known to the server where they are asked: by the window's title and icon, and by a sound. `TurnLine` says it. */
import { useEffect, useRef } from 'react';
import { playSound } from '../../frame/sound';
import { gameCard } from '../../games';
import { keepWishes } from '../../notice-wishes';
import { useOnline } from '../../online';
import { answerWorker, closePushed, keepPushTo } from '../../push';
import { href, useRoute } from '../../router';
import type { OnlineTables } from '../../table/online/online-tables';
import type { Turns } from '../../table/online/turn-watch';
import { useText } from '../../text/use-text';
import { askedGames, showTurnSign, turnTitle } from '../../turn-sign';
import { useSettings } from '../../use-settings';
import { useTurns } from '../../use-turns';

export function TurnNotices(): null {
  const { online } = useOnline();
  const turns = useTurns(online);
  const route = useRoute();
  const address = href(route);
  // Whoever goes elsewhere may have become somebody, and wants to know how it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the address
  useEffect(() => void online?.turns.begin(), [online, address]);
  const room = route.page === 'room' ? route.id : null;
  useEffect(() => {
    if (room !== null) online?.turns.putAwayAt(room);
  }, [online, room]);
  useEffect(answerWorker, []);
  useSign(turns);
  useKnock(turns);
  useOrder(turns, online);
  return null;
}

/** Title, icon and badge, as long as somebody is asked. */
function useSign(turns: Turns): void {
  const pageText = useText();
  const games = askedGames(turns).map((game) => gameCard(game)?.title ?? game);
  const title = turnTitle(games, pageText);
  const { hasAnswered } = turns;
  const count = games.length;
  useEffect(() => {
    if (hasAnswered) showTurnSign(title, count); // until then a badge of before may be right
  }, [hasAnswered, title, count]);
}

/** A knock when another table begins to ask; the one that is looked at knocks by itself. */
function useKnock({ hasAnswered, here, elsewhere }: Turns): void {
  const { settings } = useSettings();
  /** Tables that asked before; the one that is left while it asks is one of them. */
  const known = useRef<ReadonlySet<string> | null>(null);
  const ids = elsewhere.map(({ id }) => id);
  const key = [...ids, here?.isAsked ? here.id : ''].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what is asked
  useEffect(() => {
    if (!hasAnswered) return;
    const isNew = known.current !== null && ids.some((id) => known.current?.has(id) === false);
    if (isNew && settings.sound) playSound();
    known.current = new Set(key.split(','));
  }, [hasAnswered, key]);
}

/** What was turned on for somebody else, and what was pushed of the table that is seen now, is taken back; texts speak this language. */
function useOrder({ me, hasAnswered, here }: Turns, online: OnlineTables | null): void {
  const { language } = useText();
  const person = me?.id ?? null;
  const table = here?.id ?? null;
  useEffect(() => {
    if (hasAnswered) keepPushTo(person).catch(console.warn); // tried again with the next page
  }, [hasAnswered, person]);
  useEffect(() => {
    if (table !== null) closePushed(table).catch(console.warn);
  }, [table]);
  useEffect(() => {
    if (online !== null && person !== null) keepWishes(online.client, language).catch(() => {}); // with the next page
  }, [online, person, language]);
}
