import { fillText } from '@kongres/content/format/marked-text';
import type { Group } from '../file/search-file.ts';
import type { PreparedSearch } from '../prepare-search.ts';
import type { Section } from '../sections.ts';
import type { useChoice } from '../use-choice.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { withPrefix } from '@kongres/contract/pages';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';

interface ResultListProps {
  list: string;
  sections: readonly Section[];
  prepared: PreparedSearch;
  choice: ReturnType<typeof useChoice>;
  typed: readonly string[];
  close: () => void;
  show: (group: Group) => void;
}

/** A list box of groups: the focus stays in the field, which says what is chosen here. */
export function ResultList(props: ResultListProps) {
  const { list, sections, prepared, choice, typed, close, show } = props;
  const { chosen, idOf } = choice;
  const language = useLanguage();
  const startOf = (index: number) =>
    sections.slice(0, index).reduce((sum, { rows, rest }) => sum + rows.length + (rest ? 1 : 0), 0);
  return (
    <div
      className={styles.list}
      id={list}
      role="listbox"
      aria-label={prepared.texts.kinds.all}
      data-sections={sections.length}
      onPointerMove={choice.takeAlong}
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
            const id = idOf(startOf(index) + place);
            const option = { id, isChosen: id === chosen };
            return (
              <ResultRow
                key={row.path}
                {...option}
                {...{ row, prepared, typed, close }}
                address={withPrefix(row.path, language)}
              />
            );
          })}
          {rest && (
            <button
              type="button"
              className={styles.rest}
              id={idOf(startOf(index) + rows.length)}
              role="option"
              tabIndex={-1}
              aria-selected={idOf(startOf(index) + rows.length) === chosen}
              onClick={() => show(rest.group)}
            >
              {fillText(prepared.texts.rest[rest.group], { count: rest.count })}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
