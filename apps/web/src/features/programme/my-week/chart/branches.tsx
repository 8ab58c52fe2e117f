import { getGridSpanClass } from '@kongres/ui/grid-span.ts';
import type { WeekDay } from '../week-days.ts';
import styles from './branches.module.css';
import type { Columns } from './columns.ts';

interface BranchesProps {
  branches: WeekDay['branches'];
  columns: Columns;
}

/** Minutes that the curve to a lane takes before its first session. */
const forkMinutes = 30;

/** Curves from the main line of a day to the lanes of overlapping sessions. */
export function Branches({ branches, columns }: BranchesProps) {
  return branches.map(({ lane, starts, ends }) => (
    <div key={`${lane} ${starts}`} className={styles.branch} data-lane={lane} aria-hidden="true">
      <svg
        className={`${styles.fork} ${getGridSpanClass(columns.getLines({ starts: starts - forkMinutes, ends: starts }))}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path d="M0 0C60 0 40 100 100 100" />
      </svg>
      <i className={`${styles.lane} ${getGridSpanClass(columns.getLines({ starts, ends }))}`} />
    </div>
  ));
}
