import { useEffect, useState } from 'react';
import type { FooterAnswer } from '@kongres/contract/footer';
import { footerPath } from '@kongres/contract/paths';
import { useLanguage } from '../i18n/language.tsx';
import { readFooter } from './read-footer.ts';

/** `own` is the page's own fragment, `answered` the organiser's where it differs. */
export interface FooterFragment {
  own: string;
  answered: string | null;
}

/** An answer that still arrives after that is no footer. */
const patienceMs = 20_000;

/**
 * Asks for the organiser's footer once per language. Until it answers, and if it never does, the
 * page keeps its own: a footer that failed to load is nobody's emergency.
 */
export function useFooterContent(own: FooterAnswer): Record<keyof FooterAnswer, FooterFragment> {
  const { id } = useLanguage();
  const [answer, setAnswer] = useState<{ language: string; content: Partial<FooterAnswer> }>();

  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]);
    fetch(footerPath, { headers: { 'Accept-Language': id }, signal })
      .then((response) => (response.status === 200 ? response.text() : '{}'))
      .then((text) => setAnswer({ language: id, content: readFooter(text) }))
      .catch(() => {});
    return () => leaving.abort();
  }, [id]);

  return {
    top: fragment('top'),
    middle: fragment('middle'),
    bottom: fragment('bottom'),
  };

  function fragment(part: keyof FooterAnswer): FooterFragment {
    const answered = answer?.language === id ? answer.content[part] : undefined;
    return { own: own[part], answered: answered ?? null };
  }
}
