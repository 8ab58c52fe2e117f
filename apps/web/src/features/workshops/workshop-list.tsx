import { useTexts } from '../../i18n/texts.tsx';
import { ArrowLink } from '../../blocks/links/arrow-link.tsx';
import { Section } from '../../blocks/section.tsx';
import { Sentence } from '../../blocks/sentence.tsx';
import { WorkshopCard } from './workshop-card.tsx';
import type { WorkshopData } from './workshop-list.server.ts';
import styles from './workshop-list.module.css';

export function WorkshopList({ workshops }: { workshops: readonly WorkshopData[] }) {
  const texts = useTexts('workshops-page');
  return (
    <Section title={texts.list.title}>
      <div className={styles.workshops}>
        {workshops.map((workshop) => (
          <WorkshopCard key={workshop.id} workshop={workshop} />
        ))}
      </div>
      <p>
        <ArrowLink to="programme" search="?type=workshop">
          {texts.all}
        </ArrowLink>
      </p>
      <p>
        <Sentence text={texts.group} topic="workshop" />
      </p>
    </Section>
  );
}
