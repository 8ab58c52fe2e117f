import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { WeekStrip } from '../week-strip.tsx';
import styles from './search.module.css';
import { useLoadedSearch } from './use-loaded-search.ts';

/** The field opens at once, so that a phone shows its keyboard and no input is lost; the results load after it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { pages, popup, search } = useTexts('frame');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { state, retry } = useLoadedSearch();
  const list = useId();
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={search.open} onClose={onClose}>
      <WeekStrip />
      <search className={styles.bar}>
        <Icon name="search" />
        <input
          ref={field}
          role="combobox"
          aria-label={search.open}
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded={false}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          placeholder={search.open}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" onClick={close}>
          <Icon name="close" />
          <span>{popup.close}</span>
        </button>
      </search>
      {typeof state === 'object' ? (
        <state.SearchResults {...{ list, query, field, close }} prepared={state.prepared} />
      ) : (
        <div className={styles.waiting} role="status">
          {state === 'loading' ? (
            <p className={styles.lines}>
              <span className="visually-hidden">{search.loading}</span>
            </p>
          ) : (
            <p className={styles.failed}>
              <b>{search.failed}</b>{' '}
              <button type="button" onClick={retry}>
                {search.again}
              </button>{' '}
              <LocalLink to="programme" onClick={close}>
                {pages.programme}
              </LocalLink>
            </p>
          )}
        </div>
      )}
    </dialog>
  );
}
