import { MarkedText } from './marked-text.tsx';
import styles from './page-result.module.css';
import type { ResultProps } from './result-props.ts';

/** A page by its name; what is a part of one says what it is. */
export function PageResult({ row, typed, prepared }: ResultProps) {
  const named = row.kind && prepared.texts.kinds[row.kind];
  // "Strefa Biznes" says it itself.
  const kind = row.title.toLowerCase().startsWith(named.toLowerCase()) ? '' : named;
  return (
    <span className={styles.result}>
      <b>
        <MarkedText text={row.title} typed={typed} />
      </b>
      {kind && <span className="mono">{row.about ? `${kind}, ${row.about}` : kind}</span>}
    </span>
  );
}
