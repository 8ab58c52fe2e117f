import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './day-rhythm.module.css';
import { Drawing } from '../../../components/drawing.tsx';
import type { Programme } from './programme.server.ts';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';
import type { SessionType } from './use-session-type.ts';

interface DayRhythmProps {
  items: Programme['day'];
  chosen: SessionType | null;
}

/** A congress day from the first talk to the last table, one item of every kind. */
export function DayRhythm({ items, chosen }: DayRhythmProps) {
  const { day, types, sample, time } = useTexts('programme');
  const shown = items.filter(({ type }) => !chosen || type === chosen);
  return (
    <Section title={day.title} lead={day.intro} side={<p className="mono dim">{time}</p>}>
      <ol className={styles.day}>
        {shown.map((item) => (
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
