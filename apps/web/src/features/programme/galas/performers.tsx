import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PerformerData } from './performers.server.ts';
import styles from '../../../components/points.module.css';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';

export function Performers({ performers }: { performers: readonly PerformerData[] }) {
  const texts = useTexts('roast-ai').performers;
  const { sample } = useTexts('gala');
  return (
    <Section title={texts.title} lead={texts.note}>
      <ul className={styles.points}>
        {performers.map((performer) => (
          <li key={performer.id}>
            <h3>{performer.name}</h3>
            <p>{performer.role}</p>
            {performer.sample && (
              <p>
                <Tag>{sample}</Tag>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
