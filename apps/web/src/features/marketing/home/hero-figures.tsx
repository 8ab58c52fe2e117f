import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './hero-figures.module.css';
import type { HeroData } from './hero.server.ts';

export function HeroFigures({ figures }: Pick<HeroData, 'figures'>) {
  const { hero } = useTexts('home');
  return (
    <>
      <p className={`mono upper ${styles.announced}`}>{hero.announced}</p>
      <dl className={`grid lined ${styles.figures}`} aria-label={hero.figuresLabel}>
        {figures.map(({ id, n, before, after }) => (
          <div key={id}>
            <dt className="mono upper">{hero.figures[id]}</dt>
            <dd>
              {before && <small>{before}</small>}
              {fillText(hero.figure, { n })}
              {after && <small>{after}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
