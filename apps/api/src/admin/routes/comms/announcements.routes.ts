import {
  announcementResponse,
  announcementQuery,
  announcementRequest,
  announcementsResponse,
  saveAnnouncementResponse,
  saveAnnouncementRequest,
  sendAnnouncementRequest,
  sendTestAnnouncementResponse,
  sendTestAnnouncementRequest,
  audienceOptionsResponse,
  switchReminderRequest,
} from '@kongres/contract/desk/comms/announcements';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { getButtonLabels } from '../../../comms/announcements/announcement-email.ts';
import { listSelectedRecipients } from '../../../comms/announcements/audience.queries.ts';
import { deleteDraft, saveDraft } from '../../../comms/announcements/announcement-drafts.ts';
import {
  listAnnouncements,
  readAnnouncement,
  type AnnouncementRow,
} from '../../../comms/announcements/announcement-draft.queries.ts';
import {
  listEnabledReminders,
  setReminderEnabled,
} from '../../../comms/announcements/reminder.queries.ts';
import { reminders } from '../../../comms/announcements/reminder-times.ts';
import {
  checkReadiness,
  recallAnnouncement,
  startAnnouncement,
  loadAnnouncementTexts,
} from '../../../comms/announcements/start-announcement.ts';
import { sendTestAnnouncement } from '../../../comms/announcements/send-test-announcement.ts';
import { listWorkshops } from '../../../attendee/workshops/workshop.queries.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

const maxListed = 200;

const buttonLabels = Object.fromEntries(
  languages.map(({ id }) => [id, getButtonLabels(id)]),
) as Record<LanguageCode, ReturnType<typeof getButtonLabels>>;

export function registerAnnouncementRoutes({ serve }: DeskRouter): void {
  serve('listAnnouncements', { response: announcementsResponse }, async ({ context }) => {
    const { pool, edition } = context;
    const switchedOn = await listEnabledReminders(pool);
    return {
      announcements: (await listAnnouncements(pool, maxListed)).map((row) => ({
        name: row.name,
        ...toSendState(row, row.queued),
        changedAt: row.changedAt.toISOString(),
        queued: row.queued,
        sent: row.sent,
        refused: row.refused,
      })),
      reminders: reminders.map(({ kind, at, until }) => ({
        kind,
        isOn: switchedOn.includes(kind),
        at: at.toISOString(),
        isOver: until <= edition.now(),
      })),
    };
  });

  serve(
    'getAnnouncement',
    { query: announcementQuery, response: announcementResponse },
    async ({ query, context: { pool }, reply }) => {
      const row = await readAnnouncement(pool, query.name);
      if (!row) return await sendDomainProblem(reply, 'not_found');
      const { counts, missing } = await checkReadiness(pool, row);
      const isDraft = row.state === 'draft' || row.state === 'planned';
      const { tickets = [], languages = [], entry = null, workshop = null } = row.audience;
      const { isSingle = false } = row.audience;
      return {
        name: row.name,
        revision: row.revision,
        ...toSendState(
          row,
          counts.reduce((sum, { queued }) => sum + queued, 0),
        ),
        words: isDraft ? row.draft : Object.fromEntries(await loadAnnouncementTexts(pool, row)),
        audience: {
          tickets: [...tickets],
          languages: [...languages],
          entry,
          workshop,
          isSingle,
          people: await listSelectedRecipients(pool, row.name),
        },
        counts,
        missing,
      };
    },
  );

  serve(
    'getAudienceOptions',
    { response: audienceOptionsResponse },
    async ({ context: { pool } }) => ({
      buttons: buttonLabels,
      workshops: (await listWorkshops(pool)).map(({ id, title }) => ({
        id,
        title: title.pl ?? id,
      })),
    }),
  );

  serve(
    'saveAnnouncement',
    { body: saveAnnouncementRequest, response: saveAnnouncementResponse },
    async ({ body, context, reply }) => {
      const saved = await saveDraft(context, body);
      return saved.ok ? saved : await sendDomainProblem(reply, saved.code);
    },
  );

  serve(
    'sendTestAnnouncement',
    { body: sendTestAnnouncementRequest, response: sendTestAnnouncementResponse },
    async ({ body, context, person, request, reply }) => {
      const asked = { ...body, person: person.id, requestId: request.id };
      const test = await sendTestAnnouncement(context, asked);
      return test.ok
        ? { emails: test.mails, email: test.email }
        : await sendDomainProblem(reply, test.code);
    },
  );

  serve(
    'sendAnnouncement',
    { body: sendAnnouncementRequest, response: emptyResponse },
    async ({ body: { at, ...body }, context, request, reply }) => {
      const start = { ...body, at: at === null ? null : new Date(at), requestId: request.id };
      const started = await startAnnouncement(context, start);
      return started.ok ? {} : await sendDomainProblem(reply, started.code);
    },
  );

  serve(
    'recallAnnouncement',
    { body: announcementRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const recalled = await recallAnnouncement(context, body.name);
      return recalled.ok ? {} : await sendDomainProblem(reply, recalled.code);
    },
  );

  serve(
    'discardAnnouncement',
    { body: announcementRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const dropped = await deleteDraft(context, body);
      return dropped.ok ? {} : await sendDomainProblem(reply, dropped.code);
    },
  );

  serve(
    'switchReminder',
    { body: switchReminderRequest, response: emptyResponse },
    async ({ body, context }) => {
      await setReminderEnabled(context.pool, body.kind, body.isOn);
      return {};
    },
  );
}

/** `sending` as long as emails are queued. */
function toSendState({ state, reminder, sendAt }: AnnouncementRow, queued: number) {
  return {
    state: state === 'done' && queued > 0 ? ('sending' as const) : state,
    reminder,
    sendAt: sendAt?.toISOString() ?? null,
  };
}
