/** What somebody is told, how soon and where. */
import type { Notice, NoticeSettings } from '@bottega/protocol';
import { notice, noticeSettings, noticeTarget } from '@bottega/protocol/answers';
import {
  invitation,
  newMailTarget,
  newPushTarget,
  newWebhookTarget,
  noticesPutAway,
  noticeWishes,
} from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { noticeOf } from '../notices/notice-rows.js';
import type { Notices } from '../notices/notices.js';
import { wishesOf } from '../notices/pace.js';
import type { People } from '../people/people.js';
import type { Services } from '../services.js';
import { api } from './api-docs.js';
import { somebodyIn } from './cookie.js';

/** The newest of them; nobody reads more. */
const MAX_NOTICES = 50;
const address = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

export function addNoticeRoutes(app: FastifyInstance, people: People, services: Services, notices: Notices): void {
  const { targets, truth, invitations, links, pushKey } = notices;
  const { db } = services;

  const settingsOf = async (person: string): Promise<NoticeSettings> => {
    const row = await db.selectFrom('notice_settings').selectAll().where('person', '=', person).executeTakeFirst();
    return { ...wishesOf(row), targets: await targets.list(person), pushKey, hasMail: links !== null };
  };

  const news = api({
    says: 'What happened at tables that you did not look at: the newest, at most 50.',
    answer: z.array(notice),
  });
  app.get('/api/me/notices', news, async (request): Promise<Notice[]> => {
    const { id } = await somebodyIn(request, people);
    const rows = await services.notices.unread(db, id, MAX_NOTICES);
    return (await truth.of(rows)).map(noticeOf);
  });

  const away = api({ says: 'Puts notices away, or all of them.', body: noticesPutAway, answer: z.null() });
  app.post('/api/me/notices/put-away', away, async (request) => {
    const { id } = await somebodyIn(request, people);
    const { ids } = noticesPutAway.parse(request.body);
    await services.notices.putAway(db, id, ids ?? null);
    return null;
  });

  const told = api({ says: 'What you are told, how soon and where.', answer: noticeSettings });
  app.get('/api/me/notices/settings', told, async (request) => settingsOf((await somebodyIn(request, people)).id));

  const wish = api({
    says: 'Changes which kinds of notices you are sent, and how soon.',
    body: noticeWishes,
    answer: noticeSettings,
  });
  app.put('/api/me/notices/settings', wish, async (request) => {
    const { id: person } = await somebodyIn(request, people);
    const { language, paces, dailyHour, offset } = noticeWishes.parse(request.body);
    const wishes = { language, paces: JSON.stringify(paces), daily_hour: dailyHour, time_offset: offset };
    await db
      .insertInto('notice_settings')
      .values({ person, ...wishes })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(wishes))
      .execute();
    return settingsOf(person);
  });

  const push = api({ says: 'Sends notices to a browser.', body: newPushTarget, answer: noticeTarget });
  app.post('/api/me/notices/push', push, async (request) => {
    const { id } = await somebodyIn(request, people);
    const { endpoint, keys } = newPushTarget.parse(request.body);
    return targets.addPush(id, endpoint, keys);
  });

  const mail = api({
    says: 'Sends notices to a mail address, once its owner has confirmed it.',
    body: newMailTarget,
    answer: noticeTarget,
  });
  app.post('/api/me/notices/mail', mail, async (request) => {
    const { id } = await somebodyIn(request, people);
    return targets.addMail(id, newMailTarget.parse(request.body).address);
  });

  const webhook = api({
    says: 'Sends notices to an address of a program.',
    body: newWebhookTarget,
    answer: noticeTarget,
  });
  app.post('/api/me/notices/webhook', webhook, async (request) => {
    const { id } = await somebodyIn(request, people);
    return targets.addWebhook(id, newWebhookTarget.parse(request.body).url);
  });

  const gone = api({ says: 'Sends nothing there any more.', params: address, answer: z.null() });
  app.delete('/api/me/notices/targets/:id', gone, async (request) => {
    const { id } = address.parse(request.params);
    await targets.remove((await somebodyIn(request, people)).id, id);
    return null;
  });

  const again = api({
    says: 'Uses a target again that was switched off because of trouble.',
    params: address,
    answer: noticeTarget,
  });
  app.post('/api/me/notices/targets/:id/on', again, async (request) => {
    const { id } = address.parse(request.params);
    return targets.switchOn((await somebodyIn(request, people)).id, id);
  });

  const inviting = api({
    says: 'Invites an account by its name, or everybody who sat with you at another table.',
    params: address,
    body: invitation,
    answer: z.null(),
  });
  app.post('/api/tables/:id/invite', inviting, async (request) => {
    const { id } = address.parse(request.params);
    const from = await somebodyIn(request, people);
    await invitations.invite(id, from, invitation.parse(request.body));
    return null;
  });
}
