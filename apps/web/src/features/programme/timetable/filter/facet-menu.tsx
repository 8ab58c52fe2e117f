import { fillText } from '@kongres/content/format/marked-text';
import { useId } from 'react';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { DayData } from '../day.server.ts';
import styles from './facet-menu.module.css';
import { FacetOptions } from './facet-options.tsx';
import type { FilterState } from './use-filter.ts';

interface FacetMenuProps {
  facet: DayData['facets'][number];
  state: FilterState;
}

/** The popover API closes the panel on Escape and on clicks outside. */
export function FacetMenu({ facet, state }: FacetMenuProps) {
  const { filter } = useTexts('timetable');
  const panel = useId();
  const name = filter.facets[facet.id];
  const chosen = state.filter.chosen[facet.id];
  const only = chosen.length === 1 && facet.options.find(({ id }) => id === chosen[0])?.name;
  return (
    <div className={styles.facet}>
      <button
        type="button"
        popoverTarget={panel}
        data-chosen={chosen.length > 0 || undefined}
        aria-label={only ? `${name}: ${only}` : undefined}
      >
        {only ||
          (chosen.length > 1
            ? fillText(filter.several, { facet: name, count: chosen.length })
            : name)}
        <Icon name="down" />
      </button>
      <div className={styles.panel} id={panel} popover="auto">
        <FacetOptions facet={facet} name={name} state={state} />
      </div>
    </div>
  );
}
