import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import styles from './expo-teaser.module.css';
import type { ExhibitorSample } from './expo-teaser.server.ts';
import { NetworkingTables } from './networking-tables.tsx';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';

export function ExpoTeaser({ samples }: { samples: readonly ExhibitorSample[] }) {
  const { expo } = useTexts('home');
  const { categories } = useTexts('exhibitors');
  return (
    <Section
      tone="sunken"
      label={expo.label}
      title={expo.title}
      lead={expo.text}
      side={
        <>
          <ButtonLink kind="ink" to="for-exhibitors">
            {expo.become}
          </ButtonLink>
          <ButtonLink kind="secondary" to="expo">
            {expo.see}
          </ButtonLink>
        </>
      }
    >
      <div className={`grid ${styles.hall}`}>
        <Drawing name="floor-plan" width={860} height={524} className={styles.plan} />
        <ul className={styles.exhibitors} aria-label={expo.samplesLabel}>
          {samples.map(({ id, name, image, category, stand, sample, demo }) => (
            <li key={id}>
              <img src={image} alt="" loading="lazy" decoding="async" width={84} height={84} />
              <div>
                <p className={styles.tags}>
                  <Tag>{categories[category]}</Tag>
                  {sample && <Tag>{expo.sample}</Tag>}
                </p>
                <h3>{name}</h3>
                <p className="mono">{fillText(expo.stand, { stand })}</p>
                <p className="dim">{fillText(expo.demo, { title: demo })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={`grid ${styles.cards}`}>
        <article>
          <p className="mono upper dim">{expo.networking.label}</p>
          <h3>{expo.networking.title}</h3>
          <p className="dim">{expo.networking.text}</p>
          <NetworkingTables />
        </article>
        <article>
          <p className="mono upper dim">{expo.demos.label}</p>
          <h3>{expo.demos.title}</h3>
          <p className="dim">{expo.demos.text}</p>
          <p>
            <ButtonLink kind="secondary" to="expo" hash="#live-demo">
              {expo.demos.link}
            </ButtonLink>
          </p>
        </article>
      </div>
    </Section>
  );
}
