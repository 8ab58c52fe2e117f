import * as z from 'zod';
import {
  footerDropRequest,
  footerPreviewQuery,
  footerPublishRequest,
  footerRestoreRequest,
  footerSaveAnswer,
  footerSaveRequest,
  footerStatesAnswer,
  footerVersionsAnswer,
  footerVersionsQuery,
} from '@kongres/contract/desk/content/footer';
import { checkFooter, footerParts } from '../../../content/footer/check-footer.ts';
import { dropDraft, saveOverDraft, type DraftRow } from '../../../content/footer/footer-queries.ts';
import {
  footerState,
  footerStates,
  footerVersions,
  publishSeenDrafts,
  restoreFooter,
} from '../../../content/footer/footer-versions.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** What stands at the foot of every page: written, looked at, shown to everybody, put back. */
export function serveFooter({ serve }: DeskCalls): void {
  serve('footer', { answer: footerStatesAnswer }, async ({ context: { pool } }) => ({
    states: (await footerStates(pool)).map(({ language, published, draft }) => ({
      language,
      version: published.version,
      publishedAt: published.publishedAt?.toISOString() ?? null,
      content: published.content,
      draft: draft && told(draft),
    })),
  }));

  serve(
    'footerVersions',
    { query: footerVersionsQuery, answer: footerVersionsAnswer },
    async ({ query, context: { pool } }) => ({
      versions: (await footerVersions(pool, query.language))
        .toReversed()
        .map(({ version, publishedAt, restored }) => ({
          version,
          publishedAt: publishedAt?.toISOString() ?? null,
          restored,
        })),
    }),
  );

  serve(
    'footerPreview',
    { query: footerPreviewQuery, answer: z.string() },
    async ({ query: { language, version }, context: { pool, now }, reply }) => {
      const { draft, published } = await footerState(pool, language);
      const earlier = await footerVersions(pool, language);
      const content =
        version === undefined
          ? (draft?.content ?? published.content)
          : earlier.find((each) => each.version === Number(version))?.content;
      if (!content) return await refuse(reply, 'not_found');
      const { footerPreviewPage } = await import('../../../content/footer/footer-preview-page.ts');
      const { html, policy } = await footerPreviewPage(content, { language, now: now() });
      return await reply
        .header('Content-Type', 'text/html; charset=utf-8')
        .header('Content-Security-Policy', `${policy}; frame-ancestors 'self'; sandbox`)
        .send(html);
    },
  );

  serve(
    'footerSave',
    { body: footerSaveRequest, answer: footerSaveAnswer },
    async ({ body: { language, content, seen }, context: { pool, now }, person, reply }) => {
      const checked = checkFooter(content);
      if (!checked.ok) {
        const { part, code } = checked;
        const what = code === 'too_long' ? `${checked.length} > ${checked.most}` : checked.token;
        return { draft: null, removed: [], fault: { part, code, what } };
      }
      const written = { language, content: checked.content, savedAt: now() };
      const draft = await saveOverDraft(pool, written, { author: person.id, seen });
      if (!draft) return await refuse(reply, 'changed_since');
      return { draft: told(draft), removed: checked.removed.map(removedOf), fault: null };
    },
  );

  serve(
    'footerDrop',
    { body: footerDropRequest, answer: done },
    async ({ body, context, reply }) => {
      const isDropped = await dropDraft(context.pool, body.language, body.mark);
      return isDropped ? {} : await refuse(reply, 'changed_since');
    },
  );

  serve(
    'footerPublish',
    { body: footerPublishRequest, answer: done },
    async ({ body, context: { pool, now }, reply }) => {
      const published = await publishSeenDrafts(pool, body.drafts, now());
      return published.ok ? {} : await refuse(reply, published.code);
    },
  );

  serve(
    'footerRestore',
    { body: footerRestoreRequest, answer: done },
    async ({ body: { language, version, seen }, context: { pool, now }, reply }) => {
      const restored = await restoreFooter(pool, language, version, now(), seen);
      if (restored === null) return await refuse(reply, 'not_found');
      return restored === 'changed_since' ? await refuse(reply, restored) : {};
    },
  );
}

function told({ mark, savedAt, author, content }: Omit<DraftRow, 'language'>) {
  return { mark, savedAt: savedAt.toISOString(), author, content };
}

/** `middle: <script>` in its two parts. */
function removedOf(line: string) {
  const part = footerParts.find((each) => line.startsWith(`${each}: `)) ?? 'top';
  return { part, what: line.slice(part.length + 2) };
}
