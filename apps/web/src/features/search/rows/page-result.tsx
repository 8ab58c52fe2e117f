import { HighlightedText } from './highlighted-text.tsx';
import styles from './page-result.module.css';
import type { ResultProps } from './result-props.ts';

export function PageResult({ row, terms, prepared }: ResultProps) {
  const kindName = row.kind && prepared.texts.kinds[row.kind];
  // Titles such as "Strefa Biznes" already contain the kind.
  const kind = row.title.toLowerCase().startsWith(kindName.toLowerCase()) ? '' : kindName;
  return (
    <span className={styles.result}>
      <b>
        <HighlightedText text={row.title} terms={terms} />
      </b>
      {kind && <span className="mono">{row.about ? `${kind}, ${row.about}` : kind}</span>}
    </span>
  );
}
