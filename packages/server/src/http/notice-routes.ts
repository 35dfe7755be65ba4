/** What somebody is told, how soon and where. */
import type { Notice, NoticeSettings } from '@bottega/protocol';
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

  app.get('/api/me/notices', async (request): Promise<Notice[]> => {
    const { id } = await somebodyIn(request, people);
    const rows = await services.notices.unread(db, id, MAX_NOTICES);
    return (await truth.of(rows)).map(noticeOf);
  });

  app.post('/api/me/notices/put-away', async (request) => {
    const { id } = await somebodyIn(request, people);
    const { ids } = noticesPutAway.parse(request.body);
    await services.notices.putAway(db, id, ids ?? null);
    return null;
  });

  app.get('/api/me/notices/settings', async (request) => settingsOf((await somebodyIn(request, people)).id));

  app.put('/api/me/notices/settings', async (request) => {
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

  app.post('/api/me/notices/push', async (request) => {
    const { id } = await somebodyIn(request, people);
    const { endpoint, keys } = newPushTarget.parse(request.body);
    return targets.addPush(id, endpoint, keys);
  });

  app.post('/api/me/notices/mail', async (request) => {
    const { id } = await somebodyIn(request, people);
    return targets.addMail(id, newMailTarget.parse(request.body).address);
  });

  app.post('/api/me/notices/webhook', async (request) => {
    const { id } = await somebodyIn(request, people);
    return targets.addWebhook(id, newWebhookTarget.parse(request.body).url);
  });

  app.delete('/api/me/notices/targets/:id', async (request) => {
    const { id } = address.parse(request.params);
    await targets.remove((await somebodyIn(request, people)).id, id);
    return null;
  });

  app.post('/api/me/notices/targets/:id/on', async (request) => {
    const { id } = address.parse(request.params);
    return targets.switchOn((await somebodyIn(request, people)).id, id);
  });

  app.post('/api/tables/:id/invite', async (request) => {
    const { id } = address.parse(request.params);
    const from = await somebodyIn(request, people);
    await invitations.invite(id, from, invitation.parse(request.body));
    return null;
  });
}
