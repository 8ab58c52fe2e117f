import { useTexts } from '../../../lib/i18n/texts.tsx';
import { WorkshopCard } from './workshop-card.tsx';
import type { WorkshopSummary } from './workshop-list.server.ts';
import styles from './workshop-cards.module.css';
import { Section } from '../../../components/section.tsx';
import type { ReactNode } from 'react';

interface WorkshopCardsProps {
  workshops: readonly WorkshopSummary[];
  children?: ReactNode;
}

export function WorkshopCards({ workshops, children }: WorkshopCardsProps) {
  const { list } = useTexts('workshops-page');
  return (
    <Section title={list.title}>
      <div className={styles.workshops}>
        {workshops.map((workshop) => (
          <WorkshopCard key={workshop.id} workshop={workshop} />
        ))}
      </div>
      {children}
    </Section>
  );
}
