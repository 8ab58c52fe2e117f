import { useQuery } from '@tanstack/react-query';
import type { DeskWorkshops } from '@kongres/contract/desk/live/workshops';
import { callApi } from '../../lib/api/call-api.ts';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import { getLocalizedText } from '../shared/names.ts';
import { usePermission } from '../shared/use-permission.ts';
import styles from '../shared/live.module.css';

export function Workshops() {
  const { texts, language } = useTexts();
  const may = usePermission();
  const { data, error } = useQuery({
    queryKey: ['workshops'],
    queryFn: () => callApi<DeskWorkshops>('listWorkshops'),
  });
  const importWorkshops = useDeskMutation<object, object>('importWorkshops', () => {});
  const words = texts.live.workshops;
  const numbers = [words.seats, words.taken, words.waiting];
  return (
    <div className={styles.workshops}>
      <header className={styles.heading}>
        <h2>{words.title}</h2>
        {may('importWorkshops') && (
          <button
            type="button"
            className="small"
            aria-disabled={importWorkshops.isBusy}
            onClick={() => !importWorkshops.isBusy && importWorkshops.mutate({})}
          >
            {words.import}
          </button>
        )}
      </header>
      <ErrorNotice error={error ?? importWorkshops.error} />
      {data?.workshops.length === 0 && <p className={styles.empty}>{words.none}</p>}
      {data && data.workshops.length > 0 && (
        <Table
          label={words.title}
          columns={[texts.live.time, words.workshop, ...numbers]}
          numbers={numbers}
        >
          {data.workshops.map(({ id, title, starts, seats, booked, waiting }) => (
            <tr key={id}>
              <td className={tableStyles.nowrap}>{formatTime(starts, language)}</td>
              <td>{getLocalizedText(title, language)}</td>
              {[seats, booked, waiting].map((count, index) => (
                <td key={numbers[index]} className={styles.number}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
      {importWorkshops.question && (
        <ConfirmDialog question={words.confirmImport} mutation={importWorkshops} />
      )}
    </div>
  );
}
