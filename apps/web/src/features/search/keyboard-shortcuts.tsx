import { setSlashShortcut, useSlashShortcut } from '../../components/search-shortcut.ts';
import styles from './keyboard-shortcuts.module.css';
import type { PreparedSearch } from './prepare-search.ts';

/** The page-wide shortcut can be switched off (WCAG 2.1.4). */
export function KeyboardShortcuts({ texts }: { texts: PreparedSearch['texts']['keys'] }) {
  return (
    <div className={`mono ${styles.keys}`}>
      <span aria-hidden="true">{texts.choose}</span>
      <span aria-hidden="true">{texts.open}</span>
      <span aria-hidden="true">{texts.close}</span>
      <label>
        <input
          type="checkbox"
          checked={useSlashShortcut()}
          onChange={({ target }) => setSlashShortcut(target.checked)}
        />
        {texts.slash}
      </label>
    </div>
  );
}
