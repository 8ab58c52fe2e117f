import { useId, useRef, useState } from 'react';
import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { DayData } from '../day.server.ts';
import { FacetOptions } from './facet-options.tsx';
import styles from './filter-sheet.module.css';
import { emptyFilter } from '../../../../components/session/facet-ids.ts';
import type { FilterState } from './use-filter.ts';

interface FilterSheetProps {
  day: DayData;
  state: FilterState;
}

/** All facets in one dialog for small screens. */
export function FilterSheet({ day, state }: FilterSheetProps) {
  const { filter: texts } = useTexts('timetable');
  const { id: code } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const found = state.weekMatchCount ?? state.matchCount;
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        data-chosen={state.isOn || undefined}
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
            day.facets.map((facet) => (
              <FacetOptions
                key={facet.id}
                facet={facet}
                name={texts.facets[facet.id]}
                state={state}
              />
            ))}
        </div>
        <footer>
          <button type="button" onClick={() => state.setFilter(emptyFilter)}>
            {texts.clear}
          </button>
          <button type="button" className={styles.show} onClick={close}>
            {fillText(texts.show, { sessions: formatPlural(day.forms, 'sessions', found, code) })}
            <Icon name="arrow" />
          </button>
        </footer>
      </dialog>
    </>
  );
}
