import type { ReactNode } from 'react';
import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Note } from '@kongres/ui/note.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import styles from './cooperation.module.css';
import { FactList } from '../../../components/fact-list.tsx';
import { ListSection } from '../../../components/list-section.tsx';
import { Points } from '../../../components/points.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { TitledItems } from '../../../components/titled-items.tsx';
import { getContactLink } from '../../../components/links/contact-links.ts';

const topicsByPage = {
  'for-exhibitors': 'exhibitor',
  'for-speakers': 'speaker',
  'for-partners': 'partner',
  'for-sponsors': 'sponsor',
  'work-with-us': 'work',
} as const satisfies Record<string, ContactTopicId>;

interface CooperationProps {
  page: keyof typeof topicsByPage;
  /** Order of offer and requirements; `exchange` shows them side by side. */
  order?: 'offer-first' | 'needs-first' | 'exchange';
  children?: ReactNode;
}

export function Cooperation({ page, order = 'offer-first', children }: CooperationProps) {
  const { get, need, next, know, button } = useTexts(page);
  const offer = <Points title={get.title} items={get.items} />;
  const needs = <ListSection title={need.title} items={need.items} />;
  return (
    <>
      {order === 'exchange' && (
        <Section title={get.title}>
          <div className={styles.exchange}>
            <TitledItems className={styles.offer} items={get.items} />
            <Note title={need.title}>
              <ul>
                {need.items.map((item) => (
                  <li key={item}>
                    <Sentence text={item} />
                  </li>
                ))}
              </ul>
            </Note>
          </div>
        </Section>
      )}
      {order === 'needs-first' && needs}
      {order !== 'exchange' && offer}
      {children}
      {order === 'offer-first' && needs}
      <Points title={next.title} items={next.steps} isOrdered />
      <Section title={know.title}>
        <FactList items={know.items} />
      </Section>
      <CallToAction {...getContactLink(topicsByPage[page])}>{button}</CallToAction>
    </>
  );
}
