import { formatOrderNumber } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { Link } from 'react-router';
import type { Overview, AttentionItem } from '@kongres/contract/desk/sales/overview';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import styles from './overview.module.css';

export function NeedsAttention({ items }: { items: Overview['needsAttention'] }) {
  const { texts, language } = useTexts();
  const all = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <Pane
      title={texts.overview.needsAttention}
      isSecond
      aside={<span className="mono">{all}</span>}
    >
      {items.length === 0 && <p>{texts.overview.nothingNeedsAttention}</p>}
      <ul className={styles.attention}>
        {items.map((each) => (
          <li key={each.kind}>
            <Link to={buildLink(each)}>
              <b>{each.count}</b>
              <span>
                {texts.needsAttention[each.kind]}
                <small>
                  {each.numbers.length > 0
                    ? each.numbers.map(formatOrderNumber).join(', ')
                    : fillText(texts.overview.oldest, {
                        time: formatTime(each.oldestAt, language),
                      })}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Pane>
  );
}

/** Links to the single order, to a filtered list or else to the audit log. */
function buildLink({ kind, count, numbers }: AttentionItem): string {
  if (count === 1 && numbers[0]) return `/orders?order=${numbers[0]}`;
  if (kind === 'mismatched' || kind === 'needs_refund') return `/orders?state=${kind}`;
  return numbers[0] ? `/orders?q=${formatOrderNumber(numbers[0])}` : '/audit-log';
}
