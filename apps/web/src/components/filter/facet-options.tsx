import styles from './facet-options.module.css';
import { toggleChoice, withChoice, type Facet, type FilterControl } from './filter.ts';

interface FacetOptionsProps<FacetId extends string> {
  facet: Facet<FacetId>;
  name: string;
  control: FilterControl<FacetId>;
}

export function FacetOptions<FacetId extends string>({
  facet,
  name,
  control: { filter, setFilter },
}: FacetOptionsProps<FacetId>) {
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
