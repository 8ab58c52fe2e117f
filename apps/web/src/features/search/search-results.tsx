import { fillText } from '@kongres/content/format/marked-text';
import { useMemo, useState, type RefObject } from 'react';
import { useEditionNow } from '../../lib/edition/use-edition-now.ts';
import { groupResults } from './engine/group-results.ts';
import type { Group } from './file/search-file.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { GroupFilter } from './group-filter.tsx';
import { NoResults } from './no-results.tsx';
import type { PreparedSearch } from './prepare-search.ts';
import { ResultList } from './rows/result-list.tsx';
import styles from './search-results.module.css';
import { buildStartSections, maxRowsOfGroup, buildSections } from './sections.ts';
import { useActiveOption } from './use-active-option.ts';
import { useDebouncedText } from './use-debounced-text.ts';

export { prepareSearch } from './prepare-search.ts';

interface SearchResultsProps {
  /** Id of the listbox, referenced by the field. */
  list: string;
  query: string;
  field: RefObject<HTMLInputElement | null>;
  close: () => void;
  prepared: PreparedSearch;
}

/** Shows start suggestions while the query is empty. */
export function SearchResults({ list, query, field, close, prepared }: SearchResultsProps) {
  const { texts, find } = prepared;
  const now = useEditionNow();
  const [selectedGroup, setSelectedGroup] = useState<Group | null>(null);
  const result = useMemo(() => find(query), [find, query]);
  const results = useMemo(() => groupResults(result), [result]);
  const hasQuery = query.trim() !== '';
  // A selected group without hits falls back to all groups until it has hits again.
  const visibleGroup = results.find(({ group }) => group === selectedGroup)?.group ?? null;
  const sections = hasQuery
    ? buildSections(results, visibleGroup, texts)
    : buildStartSections(prepared, now);
  const count = sections.reduce((sum, { rows, rest }) => sum + rows.length + (rest ? 1 : 0), 0);
  const resetKey = `${visibleGroup ?? ''} ${query}`;
  const first = hasQuery ? 0 : -1;
  const activeOption = useActiveOption({ field, list, count, resetKey, first });
  const groupCount = visibleGroup
    ? (results.find(({ group }) => group === visibleGroup)?.rows.length ?? 0)
    : 0;
  const showGroup = (group: Group) => {
    setSelectedGroup(group);
    field.current?.focus();
  };
  return (
    <>
      {hasQuery && (
        <GroupFilter
          prepared={prepared}
          results={results}
          selectedGroup={visibleGroup}
          onChoose={setSelectedGroup}
        />
      )}
      {count > 0 && (
        <ResultList
          list={list}
          sections={sections}
          prepared={prepared}
          activeOption={activeOption}
          terms={result.terms}
          close={close}
          showGroup={showGroup}
        />
      )}
      {groupCount > maxRowsOfGroup && (
        <p className={styles.some}>
          {fillText(texts.some, { found: maxRowsOfGroup, count: groupCount })}
        </p>
      )}
      {count === 0 && <NoResults query={query} texts={texts} close={close} />}
      <ResultStatus text={hasQuery ? formatStatus(result.hits.length, query, texts) : ''} />
      <KeyboardShortcuts texts={texts.keys} />
    </>
  );
}

function formatStatus(count: number, query: string, texts: PreparedSearch['texts']): string {
  if (count > 0) return fillText(texts.found, { count });
  return fillText(texts.none, { title: query.trim().slice(0, 60) });
}

function ResultStatus({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useDebouncedText(text)}
    </p>
  );
}
