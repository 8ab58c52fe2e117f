import type { DayData } from '../day.server.ts';
import styles from './facet-options.module.css';
import { toggled, withChoice } from '../../../../components/filter/filter.ts';
import type { FilterState } from './use-filter.ts';

interface FacetOptionsProps {
  facet: DayData['facets'][number];
  name: string;
  state: FilterState;
}

/** What a facet offers, each with how many sessions of the week have it. */
export function FacetOptions({ facet, name, state: { filter, change } }: FacetOptionsProps) {
  const chosen = filter.chosen[facet.id];
  const toggle = (id: string) => change(withChoice(filter, facet.id, toggled(chosen, id)));
  return (
    <fieldset className={styles.options}>
      <legend>{name}</legend>
      <div>
        {facet.options.map((option) => (
          <label key={option.id}>
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
            />
            {option.name} <span className="mono">{option.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
