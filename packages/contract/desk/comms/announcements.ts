import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from '../../email.ts';
import {
  announcementStates,
  checkInStates,
  maxBodyLength,
  maxSubjectLength,
  maxRecipients,
  reminderKinds,
} from './announcement-states.ts';
import { visibleName } from '../visible-text.ts';

const languageCodes = languages.map(({ id }) => id);
const language = z.enum(languageCodes);
const moment = z.iso.datetime();
const count = z.int();
const name = visibleName;
/** Revision the user saw (optimistic lock). */
const revision = z.int().check(z.nonnegative(), z.maximum(1_000_000));

const announcementText = z.object({
  subject: z.string().check(z.maxLength(maxSubjectLength)),
  body: z.string().check(z.maxLength(maxBodyLength)),
});
const localizedTexts = z.partialRecord(language, announcementText);
export type AnnouncementTexts = z.infer<typeof localizedTexts>;

/** All given conditions must match; an empty one matches everyone. */
const audienceConditions = {
  tickets: z.array(z.enum(admissionIds)).check(z.maxLength(admissionIds.length)),
  languages: z.array(language).check(z.maxLength(languageCodes.length)),
  entry: z.nullable(z.enum(checkInStates)),
  workshop: z.nullable(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  /** Limits the audience to the listed people, even if none of them is left. */
  isSingle: z.boolean(),
};

const audienceRow = z.object({
  language,
  waiting: count,
  queued: count,
  sent: count,
  refused: count,
});
export type DeskAudienceRow = z.infer<typeof audienceRow>;

const row = z.object({
  name: z.string(),
  state: z.enum(announcementStates),
  reminder: z.nullable(z.enum(reminderKinds)),
  sendAt: z.nullable(moment),
  changedAt: moment,
  queued: count,
  sent: count,
  refused: count,
});
export type DeskAnnouncementRow = z.infer<typeof row>;

export const announcementsResponse = z.object({
  announcements: z.array(row),
  reminders: z.array(
    z.object({
      kind: z.enum(reminderKinds),
      isOn: z.boolean(),
      at: moment,
      isOver: z.boolean(),
    }),
  ),
});
export type DeskAnnouncements = z.infer<typeof announcementsResponse>;

export const announcementQuery = z.object({ name });

export const announcementResponse = z.object({
  name: z.string(),
  state: z.enum(announcementStates),
  reminder: z.nullable(z.enum(reminderKinds)),
  revision,
  sendAt: z.nullable(moment),
  words: localizedTexts,
  audience: z.object({ ...audienceConditions, people: z.array(z.string()) }),
  counts: z.array(audienceRow),
  /** Languages in the audience that have no text. */
  missing: z.array(language),
});
export type DeskAnnouncement = z.infer<typeof announcementResponse>;

export const audienceOptionsResponse = z.object({
  buttons: z.record(language, z.object({ order: z.string(), enter: z.string() })),
  workshops: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type AudienceOptions = z.infer<typeof audienceOptionsResponse>;

export const saveAnnouncementRequest = z.object({
  name,
  revision,
  words: localizedTexts,
  audience: z.object({
    ...audienceConditions,
    people: z.array(emailAddress).check(z.maxLength(maxRecipients)),
  }),
});
export type DeskAnnouncementDraft = z.infer<typeof saveAnnouncementRequest>;

export const saveAnnouncementResponse = z.object({
  revision,
  /** Addresses without a valid ticket; they are dropped. */
  unknown: z.array(z.string()),
});
export type SaveAnnouncementResult = z.infer<typeof saveAnnouncementResponse>;

export const sendTestAnnouncementRequest = z.object({ name, language: z.nullable(language) });
export const sendTestAnnouncementResponse = z.object({ emails: count, email: z.string() });
export type SendTestAnnouncementResult = z.infer<typeof sendTestAnnouncementResponse>;

export const sendAnnouncementRequest = z.object({
  name,
  revision,
  at: z.nullable(moment),
});
export const announcementRequest = z.object({ name, revision });
export const switchReminderRequest = z.object({
  kind: z.enum(reminderKinds),
  isOn: z.boolean(),
});
