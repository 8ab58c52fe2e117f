import { useEffect, useRef, type RefObject } from 'react';
import {
  findContactTopic,
  exhibitorQuery,
  packageQuery,
  topicQuery,
  type ContactTopicId,
} from '@kongres/content/facts/contact-topics';
import { findPartnerPackage } from '@kongres/content/facts/partner-packages';
import { fillText } from '@kongres/content/format/marked-text';
import { toSingleLine } from '../../../lib/i18n/to-single-line.ts';
import { useSearch } from '../../../lib/routing/use-search.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getControl, fillEmptyFields, readFields } from './contact-fields.ts';
import { saveDraft, readDraft } from './draft.ts';

const maxNameLength = 60;

/**
 * Restores the draft after a reload and prefills topic, package or company from the URL
 * (`?topic=sponsor&package=gold`), the topic also from the page. Runs after hydration, because the prerendered form is
 * empty.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, pageTopic?: ContactTopicId) {
  const { topics, packageSubject, exhibitorSubject } = useTexts('contact');
  const query = new URLSearchParams(useSearch());
  const requestedTopic = pageTopic ?? findContactTopic(query.get(topicQuery));
  const requestedPackage = findPartnerPackage(query.get(packageQuery));
  const requestedExhibitor = toSingleLine(query.get(exhibitorQuery) ?? '').slice(0, maxNameLength);
  const requestKey = [requestedTopic, requestedPackage?.id, requestedExhibitor]
    .filter(Boolean)
    .join(' ');
  const suggested = useRef('');

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    suggested.current = draft.offered ?? suggested.current;
    fillEmptyFields(form.current, draft);
    if (requestedTopic && requestKey !== draft.asked) {
      getControl(form.current, 'topic').value = requestedTopic;
      suggestSubject(form.current);
      // A visit of the page is not a draft yet.
      if (!pageTopic) saveFields(form.current);
    }
    // Only a changed URL prefills the form again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [requestKey]);

  /** Sets the default subject of the topic unless the visitor has typed one. */
  function suggestSubject(element: HTMLFormElement) {
    const subject = getControl(element, 'subject');
    if (subject.value && subject.value !== suggested.current) return;
    suggested.current = toSingleLine(
      getDefaultSubject(findContactTopic(getControl(element, 'topic').value)),
    );
    subject.value = suggested.current;
  }

  function getDefaultSubject(topic: ContactTopicId | null): string {
    if (!topic) return '';
    if (requestedPackage && topic === requestedTopic)
      return fillText(packageSubject, { name: requestedPackage.name });
    if (requestedExhibitor && topic === requestedTopic)
      return fillText(exhibitorSubject, { name: requestedExhibitor });
    return topics[topic].subject;
  }

  function saveFields(element: HTMLFormElement) {
    saveDraft({ ...readFields(element), asked: requestKey, offered: suggested.current });
  }

  return { saveFields, suggestSubject };
}
