import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOpensBySlash } from '../../components/search-key.ts';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { SearchDialog } from './search-dialog.tsx';
import styles from './search.module.css';
import { useSearchKeys } from './use-search-keys.ts';

/** The way to everything, from every page. Only scripts can search: without them the button is not there. */
export function Search() {
  const { search } = useTexts('frame');
  const { key } = useLocation();
  // Whatever else leads to another page, such as the way back, ends the search.
  const [opened, setOpened] = useState({ times: 0, at: '' });
  const open = () => setOpened(({ times }) => ({ times: times + 1, at: key }));
  // A dialog says late that it is closed: by then somebody may have opened the next.
  const close = () => setOpened((now) => (now === opened ? { ...now, at: '' } : now));
  useSearchKeys(open);
  return (
    <div className={styles.search}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${useOpensBySlash() ? '/ ' : ''}Control+K Meta+K`}
        onClick={open}
      >
        <Icon name="search" />
        <span className="visually-hidden">{search.open}</span>
      </button>
      {opened.at === key && <SearchDialog key={opened.times} onClose={close} />}
    </div>
  );
}
