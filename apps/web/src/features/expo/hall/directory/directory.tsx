import { useId, useState, type SyntheticEvent } from 'react';
import { pluralForm } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
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

/** The list of companies and the plan of the hall: what is pointed at in one is lit in the other. */
export function Directory({ hall }: { hall: HallData }) {
  const texts = useTexts('hall');
  const { id: code } = useLanguage();
  const state = useHallFilter(hall);
  const pointer = usePointer();
  const [isPlanOpen, setPlanOpen] = useState(false);
  const planId = useId();
  const listId = useId();
  return (
    <div className="wrap">
      <header className={styles.heading}>
        <h1>{texts.heading}</h1>
        <p>
          {fillText(texts.lead, {
            exhibitors: pluralForm(hall.forms, 'exhibitors', hall.exhibitors.length, code),
          })}
        </p>
      </header>
      <ZoneTiles exhibitors={hall.exhibitors} state={state} />
      <div className={styles.hall}>
        <section className={styles.list} aria-labelledby={listId} {...pointer.handlers}>
          <h2 id={listId} className="visually-hidden">
            {texts.list}
          </h2>
          <HallBar hall={hall} state={state} />
          <Letters letters={lettersLeft(hall, state.left)} />
          {state.found === 0 && <EmptyHall clear={state.clear} />}
          <ExhibitorRows hall={hall} left={state.left} lit={pointer.lit} />
        </section>
        <section
          className={styles.plan}
          aria-label={texts.plan.title}
          data-open={isPlanOpen || undefined}
        >
          <button
            type="button"
            className={buttonClass('secondary')}
            aria-expanded={isPlanOpen}
            aria-controls={planId}
            onClick={() => setPlanOpen(!isPlanOpen)}
          >
            {isPlanOpen ? texts.plan.hide : texts.plan.show}
          </button>
          <div id={planId} className={styles.sheet} {...pointer.handlers}>
            <h2 className="visually-hidden">{texts.plan.title}</h2>
            <p className="visually-hidden">{texts.plan.help}</p>
            <HallPlan exhibitors={hall.exhibitors} left={state.left} lit={pointer.lit} />
            <PlanLegend sizes={hall.sizes} isFiltered={state.isOn} />
          </div>
        </section>
      </div>
    </div>
  );
}

function lettersLeft({ letters, exhibitors }: HallData, left: ReadonlySet<string> | null) {
  let start = 0;
  return letters.map(({ letter, count }) => {
    const rows = exhibitors.slice(start, (start += count));
    return { letter, isLeft: left === null || rows.some(({ id }) => left.has(id)) };
  });
}

/** The company that the mouse or the focus is on, wherever it is drawn. */
function usePointer() {
  const [lit, setLit] = useState<string | null>(null);
  const point = ({ target }: SyntheticEvent) => {
    const marked = (target as Element).closest<HTMLElement>('[data-exhibitor]');
    setLit(marked?.dataset['exhibitor'] ?? null);
  };
  const leave = () => setLit(null);
  const handlers = { onMouseOver: point, onMouseLeave: leave, onFocus: point, onBlur: leave };
  return { lit, handlers };
}
