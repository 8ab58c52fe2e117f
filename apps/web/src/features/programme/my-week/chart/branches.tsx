import { spanClass } from '@kongres/ui/span.ts';
import type { WeekDay } from '../week-days.ts';
import styles from './branches.module.css';
import type { Columns } from './columns.ts';

interface BranchesProps {
  branches: WeekDay['branches'];
  columns: Columns;
}

/** As many minutes before as a line takes to swing down to its lane. */
const swing = 30;

/** Where the line of a day splits, because nobody is in two rooms at once. */
export function Branches({ branches, columns }: BranchesProps) {
  return branches.map(({ lane, starts, ends }) => (
    <div key={`${lane} ${starts}`} className={styles.branch} data-lane={lane} aria-hidden="true">
      <svg
        className={`${styles.fork} ${spanClass(columns.lines({ starts: starts - swing, ends: starts }))}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path d="M0 0C60 0 40 100 100 100" />
      </svg>
      <i className={`${styles.lane} ${spanClass(columns.lines({ starts, ends }))}`} />
    </div>
  ));
}
