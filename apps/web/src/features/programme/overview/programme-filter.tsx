import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './programme-filter.module.css';
import type { SessionType } from './use-session-type.ts';

interface ProgrammeFilterProps {
  types: readonly SessionType[];
  selectedType: SessionType | null;
}

/** Links instead of buttons, so that a filtered programme has a URL. */
export function ProgrammeFilter({ types, selectedType }: ProgrammeFilterProps) {
  const { filter, types: names } = useTexts('programme');
  return (
    <nav className={`wrap ${styles.filter}`} aria-label={filter.label}>
      <ul>
        <li>
          <LocalLink to="programme" aria-current={selectedType ? undefined : 'true'}>
            {filter.all}
          </LocalLink>
        </li>
        {types.map((type) => (
          <li key={type}>
            <LocalLink
              to="programme"
              search={`?type=${type}`}
              aria-current={selectedType === type ? 'true' : undefined}
            >
              {names[type]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
