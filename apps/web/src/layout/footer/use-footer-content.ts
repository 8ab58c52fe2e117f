import { useEffect, useState } from 'react';
import type { FooterAnswer } from '@kongres/contract/footer';
import { footerPath } from '@kongres/contract/paths';
import { call } from '../../lib/api/call.ts';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { useAddress } from '../../lib/routing/use-address.ts';
import { readFooter } from './read-footer.ts';

/** An answer that still arrives after that is no footer. */
const patienceMs = 20_000;

/**
 * Asks for the organiser's footer once per language. Until it answers, and if it never does, the
 * page keeps its own: a footer that failed to load is nobody's emergency. A call that has not been
 * answered when the visitor leaves the page ends there, and the next page asks again.
 */
export function useFooterContent(own: FooterAnswer): FooterAnswer {
  const { id } = useLanguage();
  const address = useAddress();
  const [answer, setAnswer] = useState<{ language: string; content: Partial<FooterAnswer> }>();
  const isAnswered = answer?.language === id;

  useEffect(() => {
    if (isAnswered) return;
    const leaving = new AbortController();
    call(footerPath, { headers: { 'Accept-Language': id }, signal: leaving.signal, patienceMs })
      .then((response) => (response.status === 200 ? response.text() : '{}'))
      .then((text) => setAnswer({ language: id, content: readFooter(text) }))
      .catch(() => {});
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- A new address ends the call.
  }, [id, address, isAnswered]);

  return isAnswered ? { ...own, ...answer.content } : own;
}
