import { Note } from '@kongres/ui/note.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { ListSection } from '../../../components/list-section.tsx';
import { Points } from '../../../components/points.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { TitledItems } from '../../../components/titled-items.tsx';
import type { LeadPageId } from './lead-pages.ts';
import styles from './lead-sections.module.css';

interface LeadSectionProps {
  page: Exclude<LeadPageId, 'become-partner'>;
}

export function Offer({ page }: LeadSectionProps) {
  const { get } = useTexts(page);
  return <Points {...get} />;
}

export function Needs({ page }: LeadSectionProps) {
  const { need } = useTexts(page);
  return <ListSection {...need} />;
}

export function OfferWithFloorPlan({ page }: LeadSectionProps) {
  const { get } = useTexts(page);
  return (
    <Section title={get.title}>
      <div className={styles.columns}>
        <TitledItems className={styles.offer} items={get.items} />
        <Drawing name="floor-plan" width={860} height={524} />
      </div>
    </Section>
  );
}

export function OfferWithNeeds({ page }: LeadSectionProps) {
  const { get, need } = useTexts(page);
  return (
    <Section title={get.title}>
      <div className={styles.columns}>
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
  );
}
