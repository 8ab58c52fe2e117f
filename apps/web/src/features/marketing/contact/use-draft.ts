import { useEffect, useRef, type RefObject } from 'react';
import {
  contactTopicOf,
  exhibitorQuery,
  packageQuery,
  topicQuery,
  type ContactTopicId,
} from '@kongres/content/facts/contact-topics';
import { partnerPackageOf } from '@kongres/content/facts/partner-packages';
import { fillText } from '@kongres/content/format/marked-text';
import { inOneLine } from '../../../lib/i18n/in-one-line.ts';
import { useSearch } from '../../../lib/routing/use-search.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { controlOf, fillEmptyFields, readFields } from './contact-fields.ts';
import { keepDraft, readDraft } from './draft.ts';

/** As long as the name of a company may be. */
const longestName = 60;

/**
 * Keeps what is being written over a reload, and begins with what the address names: a topic, and a package or a
 * company (`?topic=sponsor&package=gold`). It comes after hydration: the prerendered form is empty.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const { topics, packageSubject, exhibitorSubject } = useTexts('contact');
  const query = new URLSearchParams(useSearch());
  const askedTopic = contactTopicOf(query.get(topicQuery));
  const askedPackage = partnerPackageOf(query.get(packageQuery));
  const askedExhibitor = inOneLine(query.get(exhibitorQuery) ?? '').slice(0, longestName);
  const asked = [askedTopic, askedPackage?.id, askedExhibitor].filter(Boolean).join(' ');
  const offered = useRef('');

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    offered.current = draft.offered ?? offered.current;
    fillEmptyFields(form.current, draft);
    if (askedTopic && asked !== draft.asked) {
      controlOf(form.current, 'topic').value = askedTopic;
      offerSubject(form.current);
      keep(form.current);
    }
    // Only what the address says may begin anew; a render changes nothing in the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  /** The package or company that was asked about or the topic's own subject, unless the visitor has typed another. */
  function offerSubject(element: HTMLFormElement) {
    const subject = controlOf(element, 'subject');
    if (subject.value && subject.value !== offered.current) return;
    offered.current = inOneLine(subjectOf(contactTopicOf(controlOf(element, 'topic').value)));
    subject.value = offered.current;
  }

  function subjectOf(topic: ContactTopicId | null): string {
    if (!topic) return '';
    if (askedPackage && topic === askedTopic)
      return fillText(packageSubject, { name: askedPackage.name });
    if (askedExhibitor && topic === askedTopic)
      return fillText(exhibitorSubject, { name: askedExhibitor });
    return topics[topic].subject;
  }

  function keep(element: HTMLFormElement) {
    keepDraft({ ...readFields(element), asked, offered: offered.current });
  }

  return { keep, offerSubject };
}
