import type { DayData } from '../day.server.ts';
import styles from './facet-options.module.css';
import { toggleChoice, withChoice } from '../../../../components/filter/filter.ts';
import type { FilterState } from './use-filter.ts';

interface FacetOptionsProps {
  facet: DayData['facets'][number];
  name: string;
  state: FilterState;
}

export function FacetOptions({ facet, name, state: { filter, setFilter } }: FacetOptionsProps) {
  const chosen = filter.chosen[facet.id];
  const toggleOption = (id: string) =>
    setFilter(withChoice(filter, facet.id, toggleChoice(chosen, id)));
  return (
    <fieldset className={styles.options}>
      <legend>{name}</legend>
      <div>
        {facet.options.map((option) => (
          <label key={option.id}>
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              onChange={() => toggleOption(option.id)}
            />
            {option.name} <span className="mono">{option.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
