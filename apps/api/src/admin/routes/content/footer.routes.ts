import * as z from 'zod';
import {
  discardFooterDraftRequest,
  footerPreviewQuery,
  publishFooterRequest,
  restoreFooterRequest,
  saveFooterDraftResponse,
  saveFooterDraftRequest,
  footersResponse,
  footerVersionsResponse,
  footerVersionsQuery,
} from '@kongres/contract/desk/content/footer';
import { checkFooter, footerParts } from '../../../content/footer/check-footer.ts';
import {
  discardDraft,
  replaceDraft,
  type DraftRow,
} from '../../../content/footer/footer.queries.ts';
import {
  readFooterState,
  listFooterStates,
  listFooterVersions,
  publishDrafts,
  restoreFooter,
} from '../../../content/footer/footer-versions.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerFooterRoutes({ serve }: DeskRouter): void {
  serve('listFooters', { response: footersResponse }, async ({ context: { pool } }) => ({
    states: (await listFooterStates(pool)).map(({ language, published, draft }) => ({
      language,
      version: published.version,
      publishedAt: published.publishedAt?.toISOString() ?? null,
      content: published.content,
      draft: draft && toDraftResponse(draft),
    })),
  }));

  serve(
    'listFooterVersions',
    { query: footerVersionsQuery, response: footerVersionsResponse },
    async ({ query, context: { pool } }) => ({
      versions: (await listFooterVersions(pool, query.language))
        .toReversed()
        .map(({ version, publishedAt, restored }) => ({
          version,
          publishedAt: publishedAt?.toISOString() ?? null,
          restored,
        })),
    }),
  );

  serve(
    'previewFooter',
    { query: footerPreviewQuery, response: z.string() },
    async ({ query: { language, version }, context: { pool, now }, reply }) => {
      const { draft, published } = await readFooterState(pool, language);
      const earlier = await listFooterVersions(pool, language);
      const content =
        version === undefined
          ? (draft?.content ?? published.content)
          : earlier.find((each) => each.version === Number(version))?.content;
      if (!content) return await sendDomainProblem(reply, 'not_found');
      const { renderFooterPreview: footerPreviewPage } =
        await import('../../../content/footer/footer-preview-page.ts');
      const { html, policy } = await footerPreviewPage(content, { language, now: now() });
      return await reply
        .header('Content-Type', 'text/html; charset=utf-8')
        .header('Content-Security-Policy', `${policy}; frame-ancestors 'self'; sandbox`)
        .send(html);
    },
  );

  serve(
    'saveFooterDraft',
    { body: saveFooterDraftRequest, response: saveFooterDraftResponse },
    async ({ body: { language, content, seen }, context: { pool, now }, person, reply }) => {
      const checked = checkFooter(content);
      if (!checked.ok) {
        const { part, code } = checked;
        const what = code === 'too_long' ? `${checked.length} > ${checked.most}` : checked.token;
        return { draft: null, removed: [], error: { part, code, what } };
      }
      const written = { language, content: checked.content, savedAt: now() };
      const draft = await replaceDraft(pool, written, { author: person.id, seen });
      if (!draft) return await sendDomainProblem(reply, 'changed_since');
      return {
        draft: toDraftResponse(draft),
        removed: checked.removed.map(parseRemovedMarkup),
        error: null,
      };
    },
  );

  serve(
    'discardFooterDraft',
    { body: discardFooterDraftRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const isDropped = await discardDraft(context.pool, body.language, body.mark);
      return isDropped ? {} : await sendDomainProblem(reply, 'changed_since');
    },
  );

  serve(
    'publishFooter',
    { body: publishFooterRequest, response: emptyResponse },
    async ({ body, context: { pool, now }, reply }) => {
      const published = await publishDrafts(pool, body.drafts, now());
      return published.ok ? {} : await sendDomainProblem(reply, published.code);
    },
  );

  serve(
    'restoreFooter',
    { body: restoreFooterRequest, response: emptyResponse },
    async ({ body: { language, version, seen }, context: { pool, now }, reply }) => {
      const restored = await restoreFooter(pool, language, version, now(), seen);
      if (restored === null) return await sendDomainProblem(reply, 'not_found');
      return restored === 'changed_since' ? await sendDomainProblem(reply, restored) : {};
    },
  );
}

function toDraftResponse({ mark, savedAt, author, content }: Omit<DraftRow, 'language'>) {
  return { mark, savedAt: savedAt.toISOString(), author, content };
}

function parseRemovedMarkup(line: string) {
  const part = footerParts.find((each) => line.startsWith(`${each}: `)) ?? 'top';
  return { part, what: line.slice(part.length + 2) };
}
