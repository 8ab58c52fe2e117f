import { useEffect, useState } from 'react';
import type { FooterAnswer } from '@kongres/contract/footer';
import { footerPath } from '@kongres/contract/paths';
import { useLanguage } from '../i18n/language.tsx';

const parts = ['top', 'middle', 'bottom'] as const;

/** `own` is the page's own fragment, `answered` the organiser's where it differs. */
export interface FooterFragment {
  own: string;
  answered: string | null;
}

/**
 * Asks for the organiser's footer once per language. Until it answers, and if it never does, the
 * page keeps its own: a footer that failed to load is nobody's emergency.
 */
export function useFooterContent(
  own: FooterAnswer,
): Record<(typeof parts)[number], FooterFragment> {
  const { id } = useLanguage();
  const [answer, setAnswer] = useState<{ language: string; content: Partial<FooterAnswer> }>();

  useEffect(() => {
    const leaving = new AbortController();
    fetch(footerPath, { headers: { 'Accept-Language': id }, signal: leaving.signal })
      .then((response) => (response.status === 200 ? response.json() : {}))
      .then((content) => setAnswer({ language: id, content }))
      .catch(() => {});
    return () => leaving.abort();
  }, [id]);

  return {
    top: fragment('top'),
    middle: fragment('middle'),
    bottom: fragment('bottom'),
  };

  function fragment(part: (typeof parts)[number]): FooterFragment {
    const answered = answer?.language === id ? answer.content[part] : undefined;
    return {
      own: own[part],
      answered: typeof answered === 'string' && answered !== own[part] ? answered : null,
    };
  }
}
