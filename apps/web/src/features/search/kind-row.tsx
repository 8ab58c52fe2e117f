import type { FoundGroup } from './engine/arranged.ts';
import type { Group } from './file/search-file.ts';
import styles from './kind-row.module.css';
import type { PreparedSearch } from './prepare-search.ts';

interface KindRowProps {
  prepared: PreparedSearch;
  found: readonly FoundGroup[];
  kind: Group | null;
  onChoose: (kind: Group | null) => void;
}

/** Everything or one kind, each with how many were found; where there is one kind there is nothing to choose. */
export function KindRow({ prepared, found, kind, onChoose }: KindRowProps) {
  const { kinds, show } = prepared.texts;
  if (prepared.groups.length < 2) return null;
  const countOf = (group: Group) => found.find((each) => each.group === group)?.rows.length ?? 0;
  const all = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const choices = [
    { id: null, name: kinds.all, count: all },
    ...prepared.groups.map((id) => ({ id, name: kinds[id], count: countOf(id) })),
  ];
  return (
    <ul className={styles.kinds} aria-label={show}>
      {choices.map(({ id, name, count }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={id === kind}
            disabled={count === 0}
            onClick={() => onChoose(id)}
          >
            {name} <b>{count}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
