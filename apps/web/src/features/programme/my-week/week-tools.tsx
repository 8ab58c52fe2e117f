import { useId, useState } from 'react';
import { SubscribeLink } from '../calendar/subscribe-link.tsx';
import { useCalendarDownload } from '../calendar/use-calendar-download.ts';
import { Clocks } from '../../../components/clock/clocks.tsx';
import type { Clock } from '../../../components/clock/use-clock.ts';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { getPagePath } from '@kongres/contract/pages';
import { Icon } from '@kongres/ui/icon.tsx';
import type { VisibleWeek } from './use-visible-week.ts';
import { buildShareFragment } from './share-fragment.ts';
import styles from './week-tools.module.css';

interface WeekToolsProps {
  week: VisibleWeek;
  clock: Clock;
}

export function WeekTools({ week, clock }: WeekToolsProps) {
  const { tools } = useTexts('my-week');
  const now = useEditionNow();
  return (
    <div className={styles.tools}>
      <Clocks clock={clock} now={now} />
      {week.items.length > 0 ? (
        <>
          <CalendarDownload week={week} />
          <SubscribeLink className={styles.action}>
            {tools.subscribe}
            <Icon name="arrow" />
          </SubscribeLink>
          <ShareLink week={week} />
        </>
      ) : (
        !week.isLoading && <EmptyWeek />
      )}
    </div>
  );
}

function CalendarDownload({ week: { items } }: { week: VisibleWeek }) {
  const { tools } = useTexts('my-week');
  const ids = items.map(({ id }) => id);
  const { isBusy, hasFailed, save } = useCalendarDownload(ids, 'kongres-ai.ics');
  return (
    <button
      type="button"
      className={styles.action}
      data-first
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : save}
    >
      {hasFailed ? tools.calendarFailed : tools.calendar}
      <Icon name="calendar" />
    </button>
  );
}

function EmptyWeek() {
  const { empty } = useTexts('my-week');
  return (
    <>
      <p className={styles.beginning}>{empty.text}</p>
      <LocalLink className={styles.action} data-first to="programme">
        {empty.programme}
        <Icon name="arrow" />
      </LocalLink>
    </>
  );
}

/** The URL has no language prefix, so that it opens in the language of the recipient. */
function ShareLink({ week: { items } }: { week: VisibleWeek }) {
  const { tools } = useTexts('my-week');
  const field = useId();
  const address = `${window.location.origin}/${getPagePath('my-week')}${buildShareFragment(items.map(({ id }) => id))}`;
  const [copied, setCopied] = useState<{ address: string; how: 'copied' | 'selected' } | null>(
    null,
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ address, how: 'copied' });
    } catch {
      document.querySelector<HTMLInputElement>(`#${CSS.escape(field)}`)?.select();
      setCopied({ address, how: 'selected' });
    }
  }

  return (
    <div className={styles.share}>
      <label htmlFor={field}>{tools.share}</label>
      <input id={field} readOnly value={address} onFocus={({ target }) => target.select()} />
      <button type="button" onClick={() => void copy()}>
        {tools[copied?.address === address ? copied.how : 'copy']}
      </button>
    </div>
  );
}
