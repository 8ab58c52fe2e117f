import * as z from 'zod/mini';
import { languages } from '@kongres/content/facts/languages';
import { footerResponse } from '../../footer.ts';

const language = z.enum(languages.map(({ id }) => id));
const moment = z.iso.datetime();
const part = z.enum(['top', 'middle', 'bottom']);

const draft = z.object({
  /** Changes with every save (optimistic lock). */
  mark: z.uuid(),
  savedAt: moment,
  /** Null if saved by the command line. */
  author: z.nullable(z.string()),
  content: footerResponse,
});

const footerState = z.object({
  language,
  version: z.int(),
  publishedAt: z.nullable(moment),
  content: footerResponse,
  draft: z.nullable(draft),
});
export type DeskFooter = z.infer<typeof footerState>;

export const footersResponse = z.object({ states: z.array(footerState) });
export type DeskFooters = z.infer<typeof footersResponse>;

export const footerVersionsQuery = z.object({ language });
export const footerVersionsResponse = z.object({
  /** Newest first; version 0 is the footer built into the site. */
  versions: z.array(
    z.object({
      version: z.int(),
      publishedAt: z.nullable(moment),
      restored: z.nullable(z.int()),
    }),
  ),
});
export type DeskFooterVersions = z.infer<typeof footerVersionsResponse>;

/** Without a version: the draft, or else the published footer. `mark` only busts the cache. */
export const footerPreviewQuery = z.object({
  language,
  version: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  mark: z.optional(z.uuid()),
});

/** Sanitising shortens the text, so it may exceed the fragment limit here. */
const fragmentText = z.string().check(
  z.overwrite((text) => text.toWellFormed().replaceAll('\0', '')),
  z.maxLength(6000),
);

export const saveFooterDraftRequest = z.object({
  language,
  content: z.object({ top: fragmentText, middle: fragmentText, bottom: fragmentText }),
  /** `mark` of the draft the user edited; null if there was none. */
  seen: z.nullable(z.uuid()),
});
export const saveFooterDraftResponse = z.object({
  draft: z.nullable(draft),
  removed: z.array(z.object({ part, what: z.string() })),
  error: z.nullable(
    z.object({ part, code: z.enum(['too_long', 'unknown_token']), what: z.string() }),
  ),
});
export type SaveFooterDraftResult = z.infer<typeof saveFooterDraftResponse>;

const draftReference = z.object({ language, mark: z.uuid() });
export const discardFooterDraftRequest = draftReference;
export const publishFooterRequest = z.object({
  drafts: z.array(draftReference).check(
    z.minLength(1),
    z.maxLength(languages.length),
    z.refine((drafts) => new Set(drafts.map(({ language: id }) => id)).size === drafts.length),
  ),
});
export const restoreFooterRequest = z.object({
  language,
  version: z.int().check(z.nonnegative(), z.maximum(999_999)),
  /** Published version the user saw (optimistic lock). */
  seen: z.int().check(z.nonnegative()),
});
