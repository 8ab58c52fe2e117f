import type { ReactNode } from 'react';
import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Note } from '@kongres/ui/note.tsx';
import { Call } from '../../../components/call.tsx';
import styles from './cooperation.module.css';
import { FactList } from '../../../components/fact-list.tsx';
import { Lines } from '../../../components/lines.tsx';
import { Points } from '../../../components/points.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { TitledItems } from '../../../components/titled-items.tsx';
import { contactAbout } from '../../../components/links/contact-about.ts';

/** What whoever writes from the page writes about. */
const topics = {
  'for-exhibitors': 'exhibitor',
  'for-speakers': 'speaker',
  'for-partners': 'partner',
  'for-sponsors': 'sponsor',
  'work-with-us': 'work',
} as const satisfies Record<string, ContactTopicId>;

interface CooperationProps {
  page: keyof typeof topics;
  /** `exchange` sets what is given beside what is asked; `needs-first` begins with what it takes. */
  order?: 'offer-first' | 'needs-first' | 'exchange';
  /** What this page alone shows, between its parts. */
  children?: ReactNode;
}

/** What they get, what it takes, what happens after they write, what else they ask. */
export function Cooperation({ page, order = 'offer-first', children }: CooperationProps) {
  const { get, need, next, know, button } = useTexts(page);
  const offer = <Points title={get.title} items={get.items} />;
  const needs = <Lines title={need.title} items={need.items} />;
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
      <Call {...contactAbout(topics[page])}>{button}</Call>
    </>
  );
}
