import * as z from 'zod/mini';
import { languages } from '@kongres/content/facts/languages';
import { footerAnswer } from '../../footer.ts';

const language = z.enum(languages.map(({ id }) => id));
const moment = z.iso.datetime();
const part = z.enum(['top', 'middle', 'bottom']);

const draft = z.object({
  /** Another one for each saving. */
  mark: z.uuid(),
  savedAt: moment,
  /** Null for a command. */
  author: z.nullable(z.string()),
  content: footerAnswer,
});

const state = z.object({
  language,
  version: z.int(),
  publishedAt: z.nullable(moment),
  content: footerAnswer,
  draft: z.nullable(draft),
});
export type DeskFooter = z.infer<typeof state>;

export const footerStatesAnswer = z.object({ states: z.array(state) });
export type DeskFooters = z.infer<typeof footerStatesAnswer>;

export const footerVersionsQuery = z.object({ language });
export const footerVersionsAnswer = z.object({
  /** The newest first; 0 is the footer that the site is built with. */
  versions: z.array(
    z.object({
      version: z.int(),
      publishedAt: z.nullable(moment),
      restored: z.nullable(z.int()),
    }),
  ),
});
export type DeskFooterVersions = z.infer<typeof footerVersionsAnswer>;

/** Without a version the draft, or what visitors see; `mark` makes a new saving another address. */
export const footerPreviewQuery = z.object({
  language,
  version: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  mark: z.optional(z.uuid()),
});

/** What is taken out may make it longer than a fragment may be. */
const written = z.string().check(
  z.overwrite((text) => text.toWellFormed().replaceAll('\0', '')),
  z.maxLength(6000),
);

export const footerSaveRequest = z.object({
  language,
  content: z.object({ top: written, middle: written, bottom: written }),
  /** The mark of the draft that was before one's eyes; null for none. */
  seen: z.nullable(z.uuid()),
});
export const footerSaveAnswer = z.object({
  /** Null if the text was refused. */
  draft: z.nullable(draft),
  removed: z.array(z.object({ part, what: z.string() })),
  fault: z.nullable(
    z.object({ part, code: z.enum(['too_long', 'unknown_token']), what: z.string() }),
  ),
});
export type FooterSaved = z.infer<typeof footerSaveAnswer>;

const seenDraft = z.object({ language, mark: z.uuid() });
export const footerDropRequest = seenDraft;
export const footerPublishRequest = z.object({
  drafts: z.array(seenDraft).check(
    z.minLength(1),
    z.maxLength(languages.length),
    z.refine((drafts) => new Set(drafts.map(({ language: id }) => id)).size === drafts.length),
  ),
});
export const footerRestoreRequest = z.object({
  language,
  version: z.int().check(z.nonnegative(), z.maximum(999_999)),
  /** The version that visitors saw. */
  seen: z.int().check(z.nonnegative()),
});
