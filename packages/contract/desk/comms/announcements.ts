import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from '../../email.ts';
import {
  announcementStates,
  entryStates,
  longestBody,
  longestSubject,
  mostPeople,
  reminderKinds,
} from './announcement-states.ts';
import { deskName } from '../seen-text.ts';

const languageCodes = languages.map(({ id }) => id);
const language = z.enum(languageCodes);
const moment = z.iso.datetime();
const count = z.int();
const name = deskName;
/** The draft as whoever acts has read it. */
const revision = z.int().check(z.nonnegative(), z.maximum(1_000_000));

const words = z.object({
  subject: z.string().check(z.maxLength(longestSubject)),
  body: z.string().check(z.maxLength(longestBody)),
});
const allWords = z.partialRecord(language, words);
export type DeskWords = z.infer<typeof allWords>;

/** Every condition that is given must be met; an empty one is met by everybody. */
const choice = {
  tickets: z.array(z.enum(admissionIds)).check(z.maxLength(admissionIds.length)),
  languages: z.array(language).check(z.maxLength(languageCodes.length)),
  entry: z.nullable(z.enum(entryStates)),
  workshop: z.nullable(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  /** Whether it is for the people of its list alone, however few of them are left. */
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

export const announcementsAnswer = z.object({
  announcements: z.array(row),
  reminders: z.array(
    z.object({
      kind: z.enum(reminderKinds),
      isOn: z.boolean(),
      /** As the clock of the edition has it. */
      at: moment,
      isOver: z.boolean(),
    }),
  ),
});
export type DeskAnnouncements = z.infer<typeof announcementsAnswer>;

export const announcementQuery = z.object({ name });

export const announcementAnswer = z.object({
  name: z.string(),
  state: z.enum(announcementStates),
  reminder: z.nullable(z.enum(reminderKinds)),
  revision,
  sendAt: z.nullable(moment),
  words: allWords,
  audience: z.object({ ...choice, people: z.array(z.string()) }),
  /** How it stands for each language that somebody of the audience reads. */
  counts: z.array(audienceRow),
  /** Languages that somebody waits in and that it has no words in. */
  missing: z.array(language),
});
export type DeskAnnouncement = z.infer<typeof announcementAnswer>;

/** What the form of a new one offers, and what stands on the button of its mail. */
export const audienceAnswer = z.object({
  buttons: z.record(language, z.object({ order: z.string(), enter: z.string() })),
  workshops: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type DeskAudience = z.infer<typeof audienceAnswer>;

export const announcementSaveRequest = z.object({
  name,
  /** Zero for one that is not there yet. */
  revision,
  words: allWords,
  audience: z.object({
    ...choice,
    people: z.array(emailAddress).check(z.maxLength(mostPeople)),
  }),
});
export type DeskAnnouncementDraft = z.infer<typeof announcementSaveRequest>;

export const announcementSaveAnswer = z.object({
  revision,
  /** Addresses that hold no valid ticket; they were left out. */
  unknown: z.array(z.string()),
});
export type DeskAnnouncementSaved = z.infer<typeof announcementSaveAnswer>;

export const announcementTestRequest = z.object({ name, language: z.nullable(language) });
export const announcementTestAnswer = z.object({ mails: count, email: z.string() });
export type DeskAnnouncementTested = z.infer<typeof announcementTestAnswer>;

export const announcementSendRequest = z.object({
  name,
  revision,
  /** Null for now. */
  at: z.nullable(moment),
});
export const announcementRequest = z.object({ name, revision });
export const reminderSwitchRequest = z.object({
  kind: z.enum(reminderKinds),
  isOn: z.boolean(),
});
