import { fillText } from '@kongres/content/format/marked-text';
import { Icon } from '@kongres/ui/icon.tsx';
import { useId } from 'react';
import styles from './facet-menu.module.css';
import { FacetOptions } from './facet-options.tsx';
import type { FilterTexts } from './filter-bar.tsx';
import type { Facet, FilterControl } from './filter.ts';

interface FacetMenuProps<FacetId extends string> {
  facet: Facet<FacetId>;
  texts: FilterTexts<FacetId>;
  control: FilterControl<FacetId>;
}

/** The popover API closes the panel on Escape and on clicks outside. */
export function FacetMenu<FacetId extends string>({
  facet,
  texts,
  control,
}: FacetMenuProps<FacetId>) {
  const panel = useId();
  const name = texts.facets[facet.id];
  const chosen = control.filter.chosen[facet.id];
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
            ? fillText(texts.several, { facet: name, count: chosen.length })
            : name)}
        <Icon name="down" />
      </button>
      <div className={styles.panel} id={panel} popover="auto">
        <FacetOptions facet={facet} name={name} control={control} />
      </div>
    </div>
  );
}
