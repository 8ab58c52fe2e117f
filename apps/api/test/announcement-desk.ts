import { expect } from 'vitest';
import type {
  DeskAnnouncement,
  DeskAnnouncementDraft,
  DeskAnnouncementSaved,
} from '@kongres/contract/desk/comms/announcements';
import { collectingSender } from './collecting-sender.ts';
import { deliverAnnouncement } from '../src/comms/announcements/deliver-announcement.ts';
import { runAnnouncements } from '../src/comms/announcements/run-announcements.ts';
import { deliverTrial } from '../src/comms/announcements/try-announcement.ts';
import { editionClock } from '../src/platform/clock/edition-clock.ts';
import type { OutgoingMail } from '../src/platform/mail/sender.ts';
import { deskOf } from './desk.ts';
import { startTestApi } from './test-api.ts';
import { emptyShop } from './test-shop.ts';

export const long = { subject: 'Zmiana sali', body: 'Dzień dobry,\n\nwarsztat jest w innej sali.' };
export const inFour = { pl: long, 'en-GB': long, de: long, es: long };
export const everybody = {
  tickets: [],
  languages: [],
  entry: null,
  workshop: null,
  isSingle: false,
  people: [],
};
/** Some people and nobody else. */
export const only = (...people: string[]) => ({ ...everybody, isSingle: true, people });

function draftOf(given: Partial<DeskAnnouncementDraft> = {}): DeskAnnouncementDraft {
  return { name: 'Zmiana', revision: 0, words: inFour, audience: everybody, ...given };
}

/** An editor at the desk, and a worker that does what it is told. */
export async function announcementDesk() {
  const shop = await startTestApi();
  const { pool, owner, queue, config, orderHooks } = shop;
  const desk = deskOf(shop);
  const editor = await desk.signedInAs('editor');
  const { cookie } = editor;

  async function empty() {
    await emptyShop(pool);
    await owner.query('truncate announcement cascade; update reminder set is_on = false');
  }

  async function save(given: Partial<DeskAnnouncementDraft> = {}) {
    return await desk.call('announcementSave', { cookie, body: draftOf(given) });
  }

  async function saved(given: Partial<DeskAnnouncementDraft> = {}): Promise<DeskAnnouncementSaved> {
    const answer = await save(given);
    expect(answer.status).toBe(200);
    return (await answer.json()) as DeskAnnouncementSaved;
  }

  async function read(name = 'Zmiana'): Promise<DeskAnnouncement> {
    const query = `?${new URLSearchParams({ name }).toString()}`;
    return (await (await desk.call('announcement', { cookie, query })).json()) as DeskAnnouncement;
  }

  async function codeOf(answer: Response): Promise<string | undefined> {
    return ((await answer.json()) as { code?: string }).code;
  }

  const send = (revision = 1, at: string | null = null) =>
    desk.act('announcementSend', { cookie, body: { name: 'Zmiana', revision, at } });

  const context = (now = new Date()) => ({
    pool,
    queue,
    config,
    orderHooks,
    now: () => now,
    edition: editionClock(0, () => now),
  });

  /** Stands in for the worker's mails: everything that is queued now leaves. */
  async function deliverAll(): Promise<(OutgoingMail & { to: string })[]> {
    const { sender, sent } = collectingSender();
    const post = { pool, queue, sender, config, edition: shop.edition };
    const { rows } = await pool.query<{ name: string; id: string; trial: string }>(
      `delete from pgboss.job where name in ('announcement', 'trial')
        returning name, data->>'mailId' as id, data->>'trialId' as trial`,
    );
    for (const { name, id, trial } of rows) {
      if (name === 'trial') await deliverTrial(post, { trialId: trial, requestId: 'test' });
      else await deliverAnnouncement(post, { mailId: id, requestId: 'test' });
    }
    return sent;
  }

  async function sendAndDeliver() {
    expect((await send((await read()).revision)).status).toBe(200);
    await runAnnouncements(context());
    return (await deliverAll()).map(({ to }) => to).toSorted();
  }

  return {
    ...shop,
    desk,
    editor,
    empty,
    save,
    saved,
    read,
    codeOf,
    send,
    context,
    deliverAll,
    sendAndDeliver,
  };
}
