import type { Ref } from 'react';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { Drawing } from '../../../components/drawing.tsx';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './countdown.module.css';
import { formatTimeLeft } from '../shared/time-left.ts';

interface CountdownProps {
  title: Ref<HTMLHeadingElement>;
  starts: Date;
  /** By the server's clock; null until it is known. */
  now: Date | null;
}

export function Countdown({ title, starts, now }: CountdownProps) {
  const { countdown } = useTexts('congress');
  useStateTitle(countdown.start);
  const { id: code } = useLanguage();
  const left = now && formatTimeLeft(starts.getTime() - now.getTime(), code);
  const localTime = formatLocalTime(starts, code);
  return (
    <section className={styles.countdown}>
      <Drawing name="waiting-lines" width={1440} height={180} className={styles.lines} />
      <div className="wrap">
        <p className={styles.left} data-long={(left?.figure.length ?? 0) > 2 || undefined}>
          {left && (
            <>
              <b>{left.figure}</b> <span>{left.rest}</span>
            </>
          )}
        </p>
        <h1 ref={title} tabIndex={-1}>
          {countdown.start}
          {localTime && ` ${fillText(countdown.yours, { moment: localTime })}`}
        </h1>
      </div>
    </section>
  );
}

/** Null if the visitor's time zone displays the same time. */
function formatLocalTime(moment: Date, code: LanguageCode): string | null {
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  const local = new Intl.DateTimeFormat(code, style).format(moment);
  const congress = new Intl.DateTimeFormat(code, { ...style, timeZone: edition.timeZone });
  return local === congress.format(moment) ? null : local;
}
