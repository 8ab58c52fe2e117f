import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './programme-filter.module.css';
import type { SessionType } from './use-session-type.ts';

interface ProgrammeFilterProps {
  types: readonly SessionType[];
  chosen: SessionType | null;
}

/** Links, not buttons: a filtered programme has an address that can be sent to a friend. */
export function ProgrammeFilter({ types, chosen }: ProgrammeFilterProps) {
  const { filter, types: names } = useTexts('programme');
  return (
    <nav className={`wrap ${styles.filter}`} aria-label={filter.label}>
      <ul>
        <li>
          <LocalLink to="programme" aria-current={chosen ? undefined : 'true'}>
            {filter.all}
          </LocalLink>
        </li>
        {types.map((type) => (
          <li key={type}>
            <LocalLink
              to="programme"
              search={`?type=${type}`}
              aria-current={chosen === type ? 'true' : undefined}
            >
              {names[type]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
