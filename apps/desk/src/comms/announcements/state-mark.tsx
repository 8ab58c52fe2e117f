import type { DeskAnnouncementRow } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './announcements.module.css';

interface StateMarkProps {
  state: DeskAnnouncementRow['state'];
  /** Whether some mail server refused it. */
  hasFailed?: boolean;
}

/** A shape and a word: a dash is a draft, an outline waits, half a square is under way, a square has left. */
export function StateMark({ state, hasFailed = false }: StateMarkProps) {
  const { texts } = useTexts();
  return (
    <span className={styles.state} data-shape={state === 'done' && hasFailed ? 'failed' : state}>
      {texts.announcementStates[state]}
    </span>
  );
}
