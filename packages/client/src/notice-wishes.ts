/** What a person wants to be told, kept true: the language of this page, and the hour of this clock. */
import type { Language } from '@bottega/kernel/text';
import type { BottegaClient, NoticeSettings, NoticeWishes } from '@bottega/protocol';

/** Minutes that this clock is ahead of UTC now. */
const offsetHere = () => -new Date().getTimezoneOffset();

/** The wishes of settings, from here: with this page's language and clock. */
export function wishesHere({ paces, dailyHour }: NoticeSettings, language: Language): NoticeWishes {
  return { language, paces: { ...paces }, dailyHour, offset: offsetHere() };
}

/** Tells the server this page's language and clock, if it sends anything anywhere and knows others. */
export async function keepWishes(
  client: Pick<BottegaClient, 'noticeSettings' | 'setNoticeWishes'>,
  language: Language,
): Promise<void> {
  const settings = await client.noticeSettings();
  const isTrue = settings.language === language && settings.offset === offsetHere();
  if (settings.targets.length > 0 && !isTrue) await client.setNoticeWishes(wishesHere(settings, language));
}
