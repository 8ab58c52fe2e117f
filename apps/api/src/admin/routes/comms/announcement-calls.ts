import {
  announcementAnswer,
  announcementQuery,
  announcementRequest,
  announcementsAnswer,
  announcementSaveAnswer,
  announcementSaveRequest,
  announcementSendRequest,
  announcementTestAnswer,
  announcementTestRequest,
  audienceAnswer,
  reminderSwitchRequest,
} from '@kongres/contract/desk/comms/announcements';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { buttonsOf } from '../../../comms/announcements/announcement-letter.ts';
import { listPeopleOf } from '../../../comms/announcements/audience-queries.ts';
import { dropDraft, saveDraft } from '../../../comms/announcements/draft-announcement.ts';
import {
  listAnnouncements,
  readAnnouncement,
  type AnnouncementRow,
} from '../../../comms/announcements/draft-queries.ts';
import { listSwitchedOn, switchReminder } from '../../../comms/announcements/reminder-queries.ts';
import { reminders } from '../../../comms/announcements/reminder-times.ts';
import {
  readiness,
  recallAnnouncement,
  startAnnouncement,
  wordsOf,
} from '../../../comms/announcements/start-announcement.ts';
import { tryAnnouncement } from '../../../comms/announcements/try-announcement.ts';
import { listWorkshops } from '../../../attendee/workshops/workshop-queries.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

const mostListed = 200;

const buttonLabels = Object.fromEntries(languages.map(({ id }) => [id, buttonsOf(id)])) as Record<
  LanguageCode,
  ReturnType<typeof buttonsOf>
>;

/** What is written to everybody, or to some: drafted, tried, sent, called back. */
export function serveAnnouncements({ serve }: DeskCalls): void {
  serve('announcements', { answer: announcementsAnswer }, async ({ context }) => {
    const { pool, edition } = context;
    const switchedOn = await listSwitchedOn(pool);
    return {
      announcements: (await listAnnouncements(pool, mostListed)).map((row) => ({
        name: row.name,
        ...standOf(row, row.queued),
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
    'announcement',
    { query: announcementQuery, answer: announcementAnswer },
    async ({ query, context: { pool }, reply }) => {
      const row = await readAnnouncement(pool, query.name);
      if (!row) return await refuse(reply, 'not_found');
      const { counts, missing } = await readiness(pool, row);
      const isDraft = row.state === 'draft' || row.state === 'planned';
      const { tickets = [], languages = [], entry = null, workshop = null } = row.audience;
      const { isSingle = false } = row.audience;
      return {
        name: row.name,
        revision: row.revision,
        ...standOf(
          row,
          counts.reduce((sum, { queued }) => sum + queued, 0),
        ),
        words: isDraft ? row.draft : Object.fromEntries(await wordsOf(pool, row)),
        audience: {
          tickets: [...tickets],
          languages: [...languages],
          entry,
          workshop,
          isSingle,
          people: await listPeopleOf(pool, row.name),
        },
        counts,
        missing,
      };
    },
  );

  serve('announcementAudience', { answer: audienceAnswer }, async ({ context: { pool } }) => ({
    buttons: buttonLabels,
    workshops: (await listWorkshops(pool)).map(({ id, title }) => ({ id, title: title.pl ?? id })),
  }));

  serve(
    'announcementSave',
    { body: announcementSaveRequest, answer: announcementSaveAnswer },
    async ({ body, context, reply }) => {
      const saved = await saveDraft(context, body);
      return saved.ok ? saved : await refuse(reply, saved.code);
    },
  );

  serve(
    'announcementTest',
    { body: announcementTestRequest, answer: announcementTestAnswer },
    async ({ body, context, person, request, reply }) => {
      const asked = { ...body, person: person.id, requestId: request.id };
      const tried = await tryAnnouncement(context, asked);
      return tried.ok ? tried : await refuse(reply, tried.code);
    },
  );

  serve(
    'announcementSend',
    { body: announcementSendRequest, answer: done },
    async ({ body: { at, ...body }, context, request, reply }) => {
      const start = { ...body, at: at === null ? null : new Date(at), requestId: request.id };
      const started = await startAnnouncement(context, start);
      return started.ok ? {} : await refuse(reply, started.code);
    },
  );

  serve(
    'announcementRecall',
    { body: announcementRequest, answer: done },
    async ({ body, context, reply }) => {
      const recalled = await recallAnnouncement(context, body.name);
      return recalled.ok ? {} : await refuse(reply, recalled.code);
    },
  );

  serve(
    'announcementDrop',
    { body: announcementRequest, answer: done },
    async ({ body, context, reply }) => {
      const dropped = await dropDraft(context, body);
      return dropped.ok ? {} : await refuse(reply, dropped.code);
    },
  );

  serve(
    'reminderSwitch',
    { body: reminderSwitchRequest, answer: done },
    async ({ body, context }) => {
      await switchReminder(context.pool, body.kind, body.isOn);
      return {};
    },
  );
}

/** As long as mails are on their way it is being sent, whoever has queued them. */
function standOf({ state, reminder, sendAt }: AnnouncementRow, queued: number) {
  return {
    state: state === 'done' && queued > 0 ? ('sending' as const) : state,
    reminder,
    sendAt: sendAt?.toISOString() ?? null,
  };
}
