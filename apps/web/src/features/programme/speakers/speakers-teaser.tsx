import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../components/links/arrow-link.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import type { CongressDayData } from '../../../components/congress-days.server.ts';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';
import type { TeaserSpeakers } from './speakers-teaser.server.ts';
import styles from './speakers-teaser.module.css';

interface SpeakersTeaserProps {
  days: readonly CongressDayData[];
  to: 'speakers' | 'for-speakers';
  published: TeaserSpeakers | undefined;
}

/** Announces the publication date of the speakers, then shows some of them. */
export function SpeakersTeaser({ days, to, published }: SpeakersTeaserProps) {
  const { hero, speakers, expo } = useTexts('home');
  return (
    <Section
      label={speakers.label}
      title={speakers.title}
      lead={speakers.text}
      side={<ArrowLink to={to}>{speakers.link}</ArrowLink>}
    >
      {published ? (
        <div className={`grid ${styles.published}`}>
          <p className="mono dim">
            {published.count} {hero.figures.speakers}
          </p>
          <ul className={styles.people} aria-label={speakers.label}>
            {published.people.map(({ id, name, role, image, when, sample }) => (
              <li key={id}>
                <img src={image} alt="" loading="lazy" decoding="async" width={172} height={172} />
                <h3>
                  <EntryLink to="speaker" entry={id}>
                    {name}
                  </EntryLink>
                </h3>
                {when && <p className="mono">{when}</p>}
                <p className="dim">
                  {role} {sample && <Tag>{expo.sample}</Tag>}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div className={`grid ${styles.sharpening}`}>
          <p className="mono dim">{speakers.sharpens}</p>
          {days.map(({ n, short }) => (
            <figure key={n}>
              <Drawing name={`sharpening-${n}`} width={172} height={208} />
              <figcaption className="mono">{short}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </Section>
  );
}
