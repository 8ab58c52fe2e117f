import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../components/links/arrow-link.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import type { CongressDayData } from '../../../components/congress-days.server.ts';
import { Section } from '../../../components/section.tsx';
import styles from './speakers-teaser.module.css';

interface SpeakersTeaserProps {
  days: readonly CongressDayData[];
  to: 'speakers' | 'for-speakers';
}

/** Announces the publication date of the speakers. */
export function SpeakersTeaser({ days, to }: SpeakersTeaserProps) {
  const { speakers } = useTexts('home');
  return (
    <Section
      label={speakers.label}
      title={speakers.title}
      lead={speakers.text}
      side={<ArrowLink to={to}>{speakers.link}</ArrowLink>}
    >
      <div className={`grid ${styles.sharpening}`}>
        <p className="mono dim">{speakers.sharpens}</p>
        {days.map(({ n, short }) => (
          <figure key={n}>
            <Drawing name={`sharpening-${n}`} width={172} height={208} />
            <figcaption className="mono">{short}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
