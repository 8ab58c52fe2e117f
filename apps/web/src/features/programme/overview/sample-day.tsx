import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './sample-day.module.css';
import { Drawing } from '../../../components/drawing.tsx';
import type { ProgrammeData } from './programme.server.ts';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';
import type { SessionType } from './use-session-type.ts';

interface SampleDayProps {
  items: ProgrammeData['day'];
  selectedType: SessionType | null;
}

/** A typical congress day, with one sample item per session type. */
export function SampleDay({ items, selectedType }: SampleDayProps) {
  const { day, types, sample, time } = useTexts('programme');
  const visibleItems = items.filter(({ type }) => !selectedType || type === selectedType);
  return (
    <Section title={day.title} lead={day.intro} side={<p className="mono dim">{time}</p>}>
      <ol className={styles.day}>
        {visibleItems.map((item) => (
          <li key={item.id} className="grid" data-type={item.type}>
            <p className={`mono ${styles.hours}`}>{item.hours}</p>
            <div className={styles.what}>
              <p className={styles.tags}>
                <Tag>{types[item.type]}</Tag>
                {item.sample && <Tag>{sample}</Tag>}
              </p>
              <p className={styles.text}>{day.items[item.id]}</p>
            </div>
            {item.type === 'keynote' && (
              <Drawing name="keynote" width={344} height={250} className={styles.portrait} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
