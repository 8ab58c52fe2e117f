import { useQuery } from '@tanstack/react-query';
import type { DeskWorkshops } from '@kongres/contract/desk/live/workshops';
import { call } from '../../lib/api/call.ts';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import { wordsIn } from '../shared/names.ts';
import { useMay } from '../shared/use-may.ts';
import styles from '../shared/live.module.css';

/** Seats of the whole week, and how to take them over from the programme. */
export function Workshops() {
  const { texts, language } = useTexts();
  const may = useMay();
  const { data, error } = useQuery({
    queryKey: ['workshops'],
    queryFn: () => call<DeskWorkshops>('workshops'),
  });
  const take = useDeed<object, object>('workshopsTake', () => {});
  const words = texts.live.workshops;
  const numbers = [words.seats, words.taken, words.waiting];
  return (
    <div className={styles.workshops}>
      <header className={styles.heading}>
        <h2>{words.title}</h2>
        {may('workshopsTake') && (
          <button
            type="button"
            className="small"
            aria-disabled={take.isBusy}
            onClick={() => !take.isBusy && take.act({})}
          >
            {words.take}
          </button>
        )}
      </header>
      <Refusal error={error ?? take.refusal} />
      {data?.workshops.length === 0 && <p className={styles.empty}>{words.none}</p>}
      {data && data.workshops.length > 0 && (
        <Table
          label={words.title}
          columns={[texts.live.time, words.workshop, ...numbers]}
          numbers={numbers}
        >
          {data.workshops.map(({ id, title, starts, seats, taken, waiting }) => (
            <tr key={id}>
              <td className={tableStyles.nowrap}>{formatTime(starts, language)}</td>
              <td>{wordsIn(title, language)}</td>
              {[seats, taken, waiting].map((count, index) => (
                <td key={numbers[index]} className={styles.number}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
      {take.question && <AskAgain question={words.ask} mutation={take} />}
    </div>
  );
}
