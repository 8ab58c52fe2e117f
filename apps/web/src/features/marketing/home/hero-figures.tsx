import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './hero-figures.module.css';
import type { HomeFigure } from './home-figures.server.ts';

export function HeroFigures({ figures }: { figures: readonly HomeFigure[] }) {
  const { hero } = useTexts('home');
  const isAllPlanned = figures.every(({ isPlanned }) => isPlanned);
  return (
    <div className={styles.plan}>
      {isAllPlanned && <p className={`mono upper ${styles.planned}`}>{hero.planned}</p>}
      <dl
        className={`grid lined ${styles.figures}`}
        aria-label={isAllPlanned ? hero.plannedFiguresLabel : hero.figuresLabel}
      >
        {figures.map(({ id, amount, before, after, isPlanned }) => (
          <div key={id}>
            <dt className="mono upper">
              {hero.figures[id]}
              {isPlanned && !isAllPlanned && ` (${hero.planned})`}
            </dt>
            <dd>
              {before && <small>{before}</small>}
              {amount}
              {after && <small>{after}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
