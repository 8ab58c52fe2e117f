import { useEffect, useRef, type RefObject } from 'react';
import { contactTopicOf, topicQuery } from '@kongres/content/facts/contact-topics';
import { useSearch } from '../../routing/use-search.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { controlOf, fillEmptyFields, readFields } from './contact-fields.ts';
import { keepDraft, readDraft } from './draft.ts';

/**
 * Keeps what is being written over a reload, and begins with the topic the address names
 * (`?topic=exhibitor`). Both come after hydration: the prerendered form is empty.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const { topics } = useTexts('contact');
  const asked = contactTopicOf(new URLSearchParams(useSearch()).get(topicQuery));
  const offered = useRef('');

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    offered.current = draft.offered ?? offered.current;
    fillEmptyFields(form.current, draft);
    if (asked && asked !== draft.asked) {
      controlOf(form.current, 'topic').value = asked;
      offerSubject(form.current);
      keep(form.current);
    }
    // Only what the address says may begin anew; a render changes nothing in the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  /** The topic's own subject, unless the visitor has typed another. */
  function offerSubject(element: HTMLFormElement) {
    const subject = controlOf(element, 'subject');
    if (subject.value && subject.value !== offered.current) return;
    const topic = contactTopicOf(controlOf(element, 'topic').value);
    // Spaces that hold a line together are for reading, not for typing on.
    offered.current = topic ? topics[topic].subject.replaceAll('\u00a0', ' ') : '';
    subject.value = offered.current;
  }

  function keep(element: HTMLFormElement) {
    keepDraft({ ...readFields(element), asked, offered: offered.current });
  }

  return { keep, offerSubject };
}
