import type { DeskAnnouncementRow } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './announcements.module.css';

interface AnnouncementStatusProps {
  state: DeskAnnouncementRow['state'];
  hasFailed?: boolean;
}

export function AnnouncementStatus({ state, hasFailed = false }: AnnouncementStatusProps) {
  const { texts } = useTexts();
  return (
    <span className={styles.state} data-shape={state === 'done' && hasFailed ? 'failed' : state}>
      {texts.announcementStatuses[state]}
    </span>
  );
}
