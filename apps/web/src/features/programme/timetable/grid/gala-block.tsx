import { formatEveningName } from '@kongres/content/format/evening-name';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { LocalLink } from '../../../../lib/routing/local-link.tsx';
import type { ZoneClock } from '../../../../components/clock/zone-clock.ts';
import type { DayData } from '../day.server.ts';
import { BlockStar } from './block-star.tsx';
import styles from './gala-block.module.css';
import { getPlaceClass } from './place-class.ts';

interface GalaBlockProps {
  /** Galas with the same hours. */
  galas: DayData['evenings'];
  clock: ZoneClock | null;
}

export function GalaBlock({ galas, clock }: GalaBlockProps) {
  const { id: code } = useLanguage();
  const [first] = galas;
  if (!first) return null;
  return (
    <li className={`${styles.gala} ${getPlaceClass(first.lines)}`} data-column="all">
      <p className="mono">
        <time dateTime={first.starts}>
          {clock ? clock.formatHours(first.starts, first.ends) : first.hours}
        </time>
      </p>
      <h3>
        {galas.map(({ id, name }) => (
          <LocalLink key={id} to={id}>
            {name}
          </LocalLink>
        ))}
      </h3>
      <BlockStar id={first.id} name={formatEveningName(galas, code)} />
    </li>
  );
}
