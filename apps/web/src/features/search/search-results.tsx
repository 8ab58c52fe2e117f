import { fillText } from '@kongres/content/format/marked-text';
import { useMemo, useState, type RefObject } from 'react';
import { useEditionNow } from '../../lib/edition/use-edition-now.ts';
import { arranged } from './engine/arranged.ts';
import type { Group } from './file/search-file.ts';
import { Keys } from './keys.tsx';
import { KindRow } from './kind-row.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { PreparedSearch } from './prepare-search.ts';
import { ResultList } from './rows/result-list.tsx';
import styles from './search-results.module.css';
import { firstSections, mostOfKind, sectionsOf } from './sections.ts';
import { useChoice } from './use-choice.ts';
import { useSettled } from './use-settled.ts';

export { prepareSearch } from './prepare-search.ts';

interface SearchResultsProps {
  /** The id of the list of results, which the field names. */
  list: string;
  query: string;
  field: RefObject<HTMLInputElement | null>;
  close: () => void;
  prepared: PreparedSearch;
}

/** What was found, by kind; before anything is typed, where to begin. */
export function SearchResults({ list, query, field, close, prepared }: SearchResultsProps) {
  const { texts, find } = prepared;
  const now = useEditionNow();
  const [wanted, setWanted] = useState<Group | null>(null);
  const answer = useMemo(() => find(query), [find, query]);
  const found = useMemo(() => arranged(answer), [answer]);
  const isAsking = query.trim() !== '';
  // A kind that has nothing gives way to all, until it has something again.
  const kind = found.find(({ group }) => group === wanted)?.group ?? null;
  const sections = isAsking ? sectionsOf(found, kind, texts) : firstSections(prepared, now);
  const count = sections.reduce((sum, { rows, rest }) => sum + rows.length + (rest ? 1 : 0), 0);
  const about = `${kind ?? ''} ${query}`;
  const first = isAsking ? 0 : -1;
  const choice = useChoice({ field, list, count, about, first });
  const shown = kind ? (found.find(({ group }) => group === kind)?.rows.length ?? 0) : 0;
  const show = (group: Group) => {
    setWanted(group);
    field.current?.focus();
  };
  return (
    <>
      {isAsking && <KindRow {...{ prepared, found, kind }} onChoose={setWanted} />}
      {count > 0 && (
        <ResultList {...{ list, sections, prepared, choice, close, show }} typed={answer.typed} />
      )}
      {shown > mostOfKind && (
        <p className={styles.some}>{fillText(texts.some, { found: mostOfKind, count: shown })}</p>
      )}
      {count === 0 && <NothingFound query={query} texts={texts} close={close} />}
      <Heard text={isAsking ? saidOf(answer.found.length, query, texts) : ''} />
      <Keys texts={texts.keys} />
    </>
  );
}

function saidOf(count: number, query: string, texts: PreparedSearch['texts']): string {
  if (count > 0) return fillText(texts.found, { count });
  return fillText(texts.none, { title: query.trim().slice(0, 60) });
}

function Heard({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useSettled(text)}
    </p>
  );
}
