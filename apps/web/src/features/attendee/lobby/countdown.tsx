import type { Ref } from 'react';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { Drawing } from '../../../components/drawing.tsx';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './countdown.module.css';
import { timeLeft } from '../shared/time-left.ts';

interface CountdownProps {
  title: Ref<HTMLHeadingElement>;
  starts: Date;
  /** By the server's clock; null while nobody has told. */
  now: Date | null;
}

/** The days that are left, across seven calm lines. The date stands below and never changes. */
export function Countdown({ title, starts, now }: CountdownProps) {
  const { countdown } = useTexts('congress');
  useStateTitle(countdown.start);
  const { id: code } = useLanguage();
  const left = now && timeLeft(starts.getTime() - now.getTime(), code);
  const own = ownClock(starts, code);
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
          {own && ` ${fillText(countdown.yours, { moment: own })}`}
        </h1>
      </div>
    </section>
  );
}

/** The same moment on the visitor's own clock, where it shows another hour. */
function ownClock(moment: Date, code: LanguageCode): string | null {
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  const own = new Intl.DateTimeFormat(code, style).format(moment);
  const there = new Intl.DateTimeFormat(code, { ...style, timeZone: edition.timeZone });
  return own === there.format(moment) ? null : own;
}
