import { useId, useState } from 'react';
import { SubscribeLink } from '../calendar/subscribe-link.tsx';
import { useCutCalendar } from '../calendar/use-cut-calendar.ts';
import { Clocks } from '../../../components/clock/clocks.tsx';
import type { Clock } from '../../../components/clock/use-clock.ts';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { pathOf } from '@kongres/contract/pages';
import { Icon } from '@kongres/ui/icon.tsx';
import type { ShownWeek } from './use-shown-week.ts';
import { writeWeek } from './week-codes.ts';
import styles from './week-tools.module.css';

interface WeekToolsProps {
  week: ShownWeek;
  clock: Clock;
}

/** One row: by which clock, and what can be done with a week. */
export function WeekTools({ week, clock }: WeekToolsProps) {
  const { tools } = useTexts('my-week');
  const now = useEditionNow();
  return (
    <div className={styles.tools}>
      <Clocks clock={clock} now={now} />
      {week.items.length > 0 ? (
        <>
          <ToCalendar week={week} />
          <SubscribeLink className={styles.action}>
            {tools.subscribe}
            <Icon name="arrow" />
          </SubscribeLink>
          <ShareLink week={week} />
        </>
      ) : (
        !week.isLoading && <Beginning />
      )}
    </div>
  );
}

function ToCalendar({ week: { items } }: { week: ShownWeek }) {
  const { tools } = useTexts('my-week');
  const ids = items.map(({ id }) => id);
  const { isBusy, hasFailed, save } = useCutCalendar(ids, 'kongres-ai.ics');
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

/** How a week begins. */
function Beginning() {
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

/** Without a language, so that whoever follows it reads it in their own. */
function ShareLink({ week: { items } }: { week: ShownWeek }) {
  const { tools } = useTexts('my-week');
  const field = useId();
  const address = `${window.location.origin}/${pathOf('my-week')}${writeWeek(items.map(({ id }) => id))}`;
  const [done, setDone] = useState<{ address: string; how: 'copied' | 'selected' } | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setDone({ address, how: 'copied' });
    } catch {
      document.querySelector<HTMLInputElement>(`#${CSS.escape(field)}`)?.select();
      setDone({ address, how: 'selected' });
    }
  }

  return (
    <div className={styles.share}>
      <label htmlFor={field}>{tools.share}</label>
      <input id={field} readOnly value={address} onFocus={({ target }) => target.select()} />
      <button type="button" onClick={() => void copy()}>
        {tools[done?.address === address ? done.how : 'copy']}
      </button>
    </div>
  );
}
