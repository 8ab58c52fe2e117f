import { useId, useState, type SyntheticEvent } from 'react';
import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { ButtonLink } from '../../../../components/links/button-link.tsx';
import { HallPlan } from '../plan/hall-plan.tsx';
import { PlanLegend } from '../plan/plan-legend.tsx';
import type { HallData } from '../directory.server.ts';
import styles from './directory.module.css';
import { EmptyHall } from './empty-hall.tsx';
import { ExhibitorRows } from './exhibitor-rows.tsx';
import { HallBar } from './hall-bar.tsx';
import { Letters } from './letters.tsx';
import { useHallFilter } from './use-hall-filter.ts';
import { ZoneTiles } from './zone-tiles.tsx';

/** Hovering or focusing a company in the list highlights it on the plan, and vice versa. */
export function Directory({ hall }: { hall: HallData }) {
  const texts = useTexts('hall');
  const { id: code } = useLanguage();
  const state = useHallFilter(hall);
  const highlight = useHighlight();
  const [isPlanOpen, setPlanOpen] = useState(false);
  const planId = useId();
  const listId = useId();
  return (
    <div className="wrap">
      <header className={styles.heading}>
        <h1>{texts.heading}</h1>
        <div className={styles.intro}>
          <p>
            {fillText(texts.lead, {
              exhibitors: formatPlural(hall.forms, 'exhibitors', hall.exhibitors.length, code),
            })}
          </p>
          <ButtonLink to="for-exhibitors">{texts.become.button}</ButtonLink>
        </div>
      </header>
      <ZoneTiles exhibitors={hall.exhibitors} state={state} />
      <div className={styles.hall}>
        <section className={styles.list} aria-labelledby={listId} {...highlight.handlers}>
          <h2 id={listId} className="visually-hidden">
            {texts.list}
          </h2>
          <HallBar hall={hall} state={state} />
          <Letters letters={listLetterLinks(hall, state.visibleIds)} />
          {state.matchCount === 0 && <EmptyHall onClear={state.clear} />}
          <ExhibitorRows
            hall={hall}
            visibleIds={state.visibleIds}
            highlightedId={highlight.highlightedId}
          />
        </section>
        <section
          className={styles.plan}
          aria-label={texts.plan.title}
          data-open={isPlanOpen || undefined}
        >
          <button
            type="button"
            className={getButtonClass('secondary')}
            aria-expanded={isPlanOpen}
            aria-controls={planId}
            onClick={() => setPlanOpen(!isPlanOpen)}
          >
            {isPlanOpen ? texts.plan.hide : texts.plan.show}
          </button>
          <div id={planId} className={styles.sheet} {...highlight.handlers}>
            <h2 className="visually-hidden">{texts.plan.title}</h2>
            <p className="visually-hidden">{texts.plan.help}</p>
            <HallPlan
              exhibitors={hall.exhibitors}
              visibleIds={state.visibleIds}
              highlightedId={highlight.highlightedId}
            />
            <PlanLegend sizes={hall.sizes} isFiltered={state.isActive} />
          </div>
        </section>
      </div>
    </div>
  );
}

function listLetterLinks(
  { letters, exhibitors }: HallData,
  visibleIds: ReadonlySet<string> | null,
) {
  let start = 0;
  return letters.map(({ letter, count }) => {
    const rows = exhibitors.slice(start, (start += count));
    return {
      letter,
      hasVisibleRows: visibleIds === null || rows.some(({ id }) => visibleIds.has(id)),
    };
  });
}

/** Tracks the exhibitor under the mouse or focus by event delegation (`data-exhibitor`). */
function useHighlight() {
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const handleEnter = ({ target }: SyntheticEvent) => {
    const element = (target as Element).closest<HTMLElement>('[data-exhibitor]');
    setHighlightedId(element?.dataset['exhibitor'] ?? null);
  };
  const handleLeave = () => setHighlightedId(null);
  const handlers = {
    onMouseOver: handleEnter,
    onMouseLeave: handleLeave,
    onFocus: handleEnter,
    onBlur: handleLeave,
  };
  return { highlightedId, handlers };
}
