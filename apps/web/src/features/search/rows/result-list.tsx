import { fillText } from '@kongres/content/format/marked-text';
import type { Group } from '../file/search-file.ts';
import type { PreparedSearch } from '../prepare-search.ts';
import type { Section } from '../sections.ts';
import type { useActiveOption } from '../use-active-option.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { addLanguagePrefix } from '@kongres/contract/pages';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';

interface ResultListProps {
  list: string;
  sections: readonly Section[];
  prepared: PreparedSearch;
  activeOption: ReturnType<typeof useActiveOption>;
  terms: readonly string[];
  close: () => void;
  showGroup: (group: Group) => void;
}

/** ARIA listbox; the focus stays in the search field, which references the active option. */
export function ResultList(props: ResultListProps) {
  const { list, sections, prepared, activeOption, terms, close, showGroup } = props;
  const { activeId, getOptionId, handlePointerMove } = activeOption;
  const language = useLanguage();
  const getStartIndex = (index: number) =>
    sections.slice(0, index).reduce((sum, { rows, rest }) => sum + rows.length + (rest ? 1 : 0), 0);
  return (
    <div
      className={styles.list}
      id={list}
      role="listbox"
      aria-label={prepared.texts.kinds.all}
      data-sections={sections.length}
      onPointerMove={handlePointerMove}
    >
      {sections.map(({ heading, rows, rest }, index) => (
        <div
          key={heading}
          className={styles.section}
          role="group"
          aria-labelledby={`${list}h${index}`}
        >
          <p
            className={`mono upper dim ${styles.heading}`}
            id={`${list}h${index}`}
            role="presentation"
          >
            {heading}
          </p>
          {rows.map((row, place) => {
            const id = getOptionId(getStartIndex(index) + place);
            return (
              <ResultRow
                key={row.path}
                id={id}
                isActive={id === activeId}
                row={row}
                prepared={prepared}
                terms={terms}
                close={close}
                address={addLanguagePrefix(row.path, language)}
              />
            );
          })}
          {rest && (
            <button
              type="button"
              className={styles.rest}
              id={getOptionId(getStartIndex(index) + rows.length)}
              role="option"
              tabIndex={-1}
              aria-selected={getOptionId(getStartIndex(index) + rows.length) === activeId}
              onClick={() => showGroup(rest.group)}
            >
              {fillText(prepared.texts.rest[rest.group], { count: rest.count })}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
