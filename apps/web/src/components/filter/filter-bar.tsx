import type { ReactNode } from 'react';
import { FacetMenu } from './facet-menu.tsx';
import styles from './filter-bar.module.css';
import { clearFilter, type Facet, type FilterControl } from './filter.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { SearchField } from './search-field.tsx';

export interface FilterTexts<FacetId extends string> {
  label: string;
  search: string;
  open: string;
  close: string;
  clear: string;
  /** "{{facet}}: {{count}}" */
  several: string;
  facets: Readonly<Record<FacetId, string>>;
}

export interface FilterProps<FacetId extends string> {
  texts: FilterTexts<FacetId>;
  facets: readonly Facet<FacetId>[];
  control: FilterControl<FacetId>;
  /** Closes the sheet on small screens, with the number of matches. */
  show: string;
}

interface FilterBarProps<FacetId extends string> extends FilterProps<FacetId> {
  /** Number of matches while a filter is on. */
  summary: ReactNode;
  children?: ReactNode;
}

/** Search field and facets of a list, with the number of matches. */
export function FilterBar<FacetId extends string>({
  summary,
  children,
  ...props
}: FilterBarProps<FacetId>) {
  const { texts, facets, control } = props;
  const { filter, setFilter, isOn } = control;
  return (
    <search className={styles.search} aria-label={texts.label}>
      <div className={styles.bar}>
        <SearchField
          label={texts.search}
          value={filter.query}
          onChange={(query) => setFilter({ ...filter, query })}
          className={styles.words}
        />
        <div className={styles.facets}>
          {facets.map((facet) => (
            <FacetMenu key={facet.id} facet={facet} texts={texts} control={control} />
          ))}
        </div>
        <FilterSheet {...props} />
      </div>
      <div className={styles.found} role="status">
        {isOn && (
          <>
            <p>{summary}</p>
            <button type="button" onClick={() => setFilter(clearFilter(filter))}>
              {texts.clear}
            </button>
            {children}
          </>
        )}
      </div>
    </search>
  );
}
