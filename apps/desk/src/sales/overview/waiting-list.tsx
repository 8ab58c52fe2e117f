import { orderName } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { Link } from 'react-router';
import type { Overview, Waiting } from '@kongres/contract/desk/sales/overview';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import styles from './overview.module.css';

/** What a person has to see to, the worst first; each leads to where it is done. */
export function WaitingList({ waiting }: { waiting: Overview['waiting'] }) {
  const { texts, language } = useTexts();
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <Pane title={texts.overview.waiting} isSecond aside={<span className="mono">{all}</span>}>
      {waiting.length === 0 && <p>{texts.overview.nothingWaits}</p>}
      <ul className={styles.todo}>
        {waiting.map((each) => (
          <li key={each.kind}>
            <Link to={addressOf(each)}>
              <b>{each.count}</b>
              <span>
                {texts.waiting[each.kind]}
                <small>
                  {each.numbers.length > 0
                    ? each.numbers.map(orderName).join(', ')
                    : fillText(texts.overview.since, { time: formatTime(each.oldestAt, language) })}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Pane>
  );
}

/** One order is opened at once; more of a state are listed; the rest stands in the journal. */
function addressOf({ kind, count, numbers }: Waiting): string {
  if (count === 1 && numbers[0]) return `/orders?order=${numbers[0]}`;
  if (kind === 'mismatched' || kind === 'needs_refund') return `/orders?state=${kind}`;
  return numbers[0] ? `/orders?q=${orderName(numbers[0])}` : '/journal';
}
