import { useEffect, useState } from 'react';
import type { FooterResponse } from '@kongres/contract/footer';
import { footerPath } from '@kongres/contract/paths';
import { callApi } from '../../lib/api/call-api.ts';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { usePagePath } from '../../lib/routing/use-page-path.ts';
import { readFooter } from './read-footer.ts';

const timeoutMs = 20_000;

/**
 * Fetches the organiser's footer once per language and keeps the built one until then or on failure. Leaving the page
 * aborts the request, and the next page retries.
 */
export function useFooterContent(builtTexts: FooterResponse): FooterResponse {
  const { id } = useLanguage();
  const address = usePagePath();
  const [answer, setAnswer] = useState<{ language: string; content: Partial<FooterResponse> }>();
  const isAnswered = answer?.language === id;

  useEffect(() => {
    if (isAnswered) return;
    const abortController = new AbortController();
    callApi(footerPath, {
      headers: { 'Accept-Language': id },
      signal: abortController.signal,
      timeoutMs,
    })
      .then((response) => (response.status === 200 ? response.text() : '{}'))
      .then((text) => setAnswer({ language: id, content: readFooter(text) }))
      .catch(() => {});
    return () => abortController.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- A new address ends the call.
  }, [id, address, isAnswered]);

  return isAnswered ? { ...builtTexts, ...answer.content } : builtTexts;
}
