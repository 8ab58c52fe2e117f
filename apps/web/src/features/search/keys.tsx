import { switchSlash, useOpensBySlash } from '../../components/search-key.ts';
import styles from './keys.module.css';
import type { PreparedSearch } from './prepare-search.ts';

/** For whoever has keys in front of them; the one that works everywhere on the page can be switched off. */
export function Keys({ texts }: { texts: PreparedSearch['texts']['keys'] }) {
  return (
    <div className={`mono ${styles.keys}`}>
      <span aria-hidden="true">{texts.choose}</span>
      <span aria-hidden="true">{texts.open}</span>
      <span aria-hidden="true">{texts.close}</span>
      <label>
        <input
          type="checkbox"
          checked={useOpensBySlash()}
          onChange={({ target }) => switchSlash(target.checked)}
        />
        {texts.slash}
      </label>
    </div>
  );
}
