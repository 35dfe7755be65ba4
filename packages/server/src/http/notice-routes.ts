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
import { address, signedInRoutes } from './signed-in-routes.js';

/** The newest of them; nobody reads more. */
const MAX_NOTICES = 50;

export function addNoticeRoutes(app: FastifyInstance, people: People, services: Services, notices: Notices): void {
  const { targets, truth, invitations, links, pushKey } = notices;
  const { db } = services;
  const add = signedInRoutes(app, people);

  const settingsOf = async (person: string): Promise<NoticeSettings> => {
    const row = await db.selectFrom('notice_settings').selectAll().where('person', '=', person).executeTakeFirst();
    return { ...wishesOf(row), targets: await targets.list(person), pushKey, hasMail: links !== null };
  };

  add(
    'GET',
    '/api/me/notices',
    { says: 'What happened at tables that you did not look at: the newest, at most 50.', answer: z.array(notice) },
    async ({ person }): Promise<Notice[]> => {
      const rows = await services.notices.unread(db, person.id, MAX_NOTICES);
      return (await truth.of(rows)).map(noticeOf);
    },
  );

  add(
    'POST',
    '/api/me/notices/put-away',
    { says: 'Puts notices away, or all of them.', body: noticesPutAway, answer: z.null() },
    async ({ person, body: { ids } }) => {
      await services.notices.putAway(db, person.id, ids ?? null);
      return null;
    },
  );

  add(
    'GET',
    '/api/me/notices/settings',
    { says: 'What you are told, how soon and where.', answer: noticeSettings },
    ({ person }) => settingsOf(person.id),
  );

  add(
    'PUT',
    '/api/me/notices/settings',
    {
      says: 'Changes which kinds of notices you are sent, and how soon.',
      body: noticeWishes,
      answer: noticeSettings,
    },
    async ({ person: { id: person }, body: { language, paces, dailyHour, offset } }) => {
      const wishes = { language, paces: JSON.stringify(paces), daily_hour: dailyHour, time_offset: offset };
      await db
        .insertInto('notice_settings')
        .values({ person, ...wishes })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(wishes))
        .execute();
      return settingsOf(person);
    },
  );

  add(
    'POST',
    '/api/me/notices/push',
    { says: 'Sends notices to a browser.', body: newPushTarget, answer: noticeTarget },
    ({ person, body: { endpoint, keys } }) => targets.addPush(person.id, endpoint, keys),
  );

  add(
    'POST',
    '/api/me/notices/mail',
    {
      says: 'Sends notices to a mail address, once its owner has confirmed it.',
      body: newMailTarget,
      answer: noticeTarget,
    },
    ({ person, body }) => targets.addMail(person.id, body.address),
  );

  add(
    'POST',
    '/api/me/notices/webhook',
    { says: 'Sends notices to an address of a program.', body: newWebhookTarget, answer: noticeTarget },
    ({ person, body }) => targets.addWebhook(person.id, body.url),
  );

  add(
    'DELETE',
    '/api/me/notices/targets/:id',
    { says: 'Sends nothing there any more.', params: address, answer: z.null() },
    async ({ params, person }) => {
      await targets.remove(person.id, params.id);
      return null;
    },
  );

  add(
    'POST',
    '/api/me/notices/targets/:id/on',
    {
      says: 'Uses a target again that was switched off because of trouble.',
      params: address,
      answer: noticeTarget,
    },
    ({ params, person }) => targets.switchOn(person.id, params.id),
  );

  add(
    'POST',
    '/api/tables/:id/invite',
    {
      says: 'Invites an account by its name, or everybody who sat with you at another table.',
      params: address,
      body: invitation,
      answer: z.null(),
    },
    async ({ params, person, body }) => {
      await invitations.invite(params.id, person, body);
      return null;
    },
  );
}
