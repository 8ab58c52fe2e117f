import type { ResultGroup } from './engine/group-results.ts';
import type { Group } from './file/search-file.ts';
import styles from './group-filter.module.css';
import type { PreparedSearch } from './prepare-search.ts';

interface GroupFilterProps {
  prepared: PreparedSearch;
  results: readonly ResultGroup[];
  selectedGroup: Group | null;
  onChoose: (kind: Group | null) => void;
}

export function GroupFilter({ prepared, results, selectedGroup, onChoose }: GroupFilterProps) {
  const { kinds, show } = prepared.texts;
  if (prepared.groups.length < 2) return null;
  const countResults = (group: Group) =>
    results.find((each) => each.group === group)?.rows.length ?? 0;
  const total = results.reduce((sum, { rows }) => sum + rows.length, 0);
  const choices = [
    { id: null, name: kinds.all, count: total },
    ...prepared.groups.map((id) => ({ id, name: kinds[id], count: countResults(id) })),
  ];
  return (
    <ul className={styles.kinds} aria-label={show}>
      {choices.map(({ id, name, count }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={id === selectedGroup}
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
