import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSlashShortcut } from '../../components/search-shortcut.ts';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { SearchDialog } from './search-dialog.tsx';
import styles from './search.module.css';
import { useSearchKeys } from './use-search-keys.ts';

/** Hidden without scripts. */
export function Search() {
  const { search } = useTexts('frame');
  const { key } = useLocation();
  // Navigation closes the dialog.
  const [opened, setOpened] = useState({ times: 0, at: '' });
  const open = () => setOpened(({ times }) => ({ times: times + 1, at: key }));
  // `close` fires late: the next dialog may already be open.
  const close = () => setOpened((now) => (now === opened ? { ...now, at: '' } : now));
  useSearchKeys(open);
  return (
    <div className={styles.search}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${useSlashShortcut() ? '/ ' : ''}Control+K Meta+K`}
        onClick={open}
      >
        <Icon name="search" />
        <span className="visually-hidden">{search.open}</span>
      </button>
      {opened.at === key && <SearchDialog key={opened.times} onClose={close} />}
    </div>
  );
}
