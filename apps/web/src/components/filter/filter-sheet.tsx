import { useId, useRef, useState } from 'react';
import { Icon } from '@kongres/ui/icon.tsx';
import { FacetOptions } from './facet-options.tsx';
import type { FilterProps } from './filter-bar.tsx';
import { clearFilter } from './filter.ts';
import styles from './filter-sheet.module.css';

/** All facets in one dialog for small screens. */
export function FilterSheet<FacetId extends string>({
  texts,
  facets,
  control,
  show,
}: FilterProps<FacetId>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const { filter, setFilter, isOn } = control;
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        data-chosen={isOn || undefined}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {texts.open}
        <Icon name="down" />
      </button>
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-labelledby={title}
        onClose={() => setOpen(false)}
      >
        <header>
          <h2 id={title}>{texts.open}</h2>
          <button type="button" aria-label={texts.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.facets}>
          {isOpen &&
            facets.map((facet) => (
              <FacetOptions
                key={facet.id}
                facet={facet}
                name={texts.facets[facet.id]}
                control={control}
              />
            ))}
        </div>
        <footer>
          <button type="button" onClick={() => setFilter(clearFilter(filter))}>
            {texts.clear}
          </button>
          <button type="button" className={styles.show} onClick={close}>
            {show}
            <Icon name="arrow" />
          </button>
        </footer>
      </dialog>
    </>
  );
}
