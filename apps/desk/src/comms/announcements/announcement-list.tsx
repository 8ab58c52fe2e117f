import { fillText } from '@kongres/content/format/marked-text';
import { Link } from 'react-router';
import type { DeskAnnouncementRow } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatTime } from '../../components/format.ts';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './announcements.module.css';
import { AnnouncementStatus } from './announcement-status.tsx';

export function AnnouncementList({ rows }: { rows: readonly DeskAnnouncementRow[] }) {
  const { texts, language } = useTexts();
  const { name, status, when, sent, queued, refused } = texts.announcements;

  function formatAnnouncementTime({ state, sendAt, changedAt }: DeskAnnouncementRow): string {
    const { changed, scheduledFor, sendingSince } = texts.announcements;
    const [text, moment] =
      state === 'planned'
        ? [scheduledFor, sendAt ?? changedAt]
        : state === 'sending'
          ? [sendingSince, sendAt ?? changedAt]
          : [
              state === 'draft' ? changed : '{{time}}',
              state === 'draft' ? changedAt : (sendAt ?? changedAt),
            ];
    return fillText(text, { time: formatTime(moment, language) });
  }

  return (
    <Table
      label={texts.announcements.title}
      columns={[name, status, when, sent, queued, refused]}
      numbers={[sent, queued, refused]}
    >
      {rows.map((row) => (
        <tr key={row.name}>
          <td>
            <Link
              className={styles.name}
              to={`/announcements/details?${new URLSearchParams({ name: row.name }).toString()}`}
            >
              {row.reminder
                ? `${texts.announcements.reminder}: ${texts.announcements[row.reminder]}`
                : row.name}
            </Link>
          </td>
          <td>
            <AnnouncementStatus state={row.state} hasFailed={row.refused > 0} />
          </td>
          <td className={tableStyles.nowrap}>{formatAnnouncementTime(row)}</td>
          {[row.sent, row.queued, row.refused].map((count, index) => (
            <td key={[sent, queued, refused][index]} className={styles.number}>
              {count > 0 ? formatCount(count, language) : '–'}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
