import type { ReactNode } from 'react';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './features.module.css';
import type { HomeFigure } from './home-figures.server.ts';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';

const features = [
  { id: 'lectures', page: 'programme' },
  { id: 'workshops', page: 'workshops' },
  { id: 'expo', page: 'expo' },
  { id: 'networking', page: 'expo' },
  { id: 'challenge', page: 'programme', hash: '#ai-challenge' },
  { id: 'galas', page: 'miss-ai' },
] as const satisfies readonly { id: string; page: PageId; hash?: string }[];

type FeatureId = (typeof features)[number]['id'];

/** The other features have a word instead. */
const featureFigures: Partial<Record<FeatureId, HomeFigure['id']>> = {
  lectures: 'lectures',
  workshops: 'workshops',
  expo: 'exhibitors',
};

interface FeaturesProps {
  figures: readonly HomeFigure[];
  children: ReactNode;
}

export function Features({ figures, children }: FeaturesProps) {
  const { features: texts } = useTexts('home');
  return (
    <Section label={texts.label} title={texts.title}>
      <ul className={styles.features}>
        {features.map(({ id, page, ...place }) => (
          <li key={id}>
            <LocalLink to={page} {...place} className="grid">
              <span className={`mono ${styles.mark}`}>{getMark(id)}</span>
              <h3>{texts.items[id].title}</h3>
              <p className="dim">{texts.items[id].text}</p>
              <Icon name="arrow" />
            </LocalLink>
          </li>
        ))}
      </ul>
      <p>
        <Sentence text={texts.zones} />
      </p>
      {children}
    </Section>
  );

  function getMark(id: FeatureId): string | undefined {
    const item = texts.items[id];
    if ('mark' in item) return item.mark;
    return figures.find((figure) => figure.id === featureFigures[id])?.amount;
  }
}
