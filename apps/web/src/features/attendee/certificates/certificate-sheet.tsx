import { formatLiveTime } from '@kongres/content/format/live-time';
import { fillText } from '@kongres/content/format/marked-text';
import type { CertificateKind } from '@kongres/contract/certificate';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import styles from './certificate-sheet.module.css';

interface CertificateSheetProps {
  kind: CertificateKind;
  /** Null until the attendee enters it. */
  name: string | null;
  seconds: readonly number[];
}

export function CertificateSheet({ kind, name, seconds }: CertificateSheetProps) {
  const { id: code } = useLanguage();
  const { file, own } = useTexts('certificate');
  const longest = Math.max(1, ...seconds);
  const total = seconds.reduce((sum, watched) => sum + watched, 0);
  return (
    <div className={styles.sheet}>
      <p className="mono">{file.edition}</p>
      <p className="mono">{file[kind].title}</p>
      <p className={styles.name} data-long={(name?.length ?? 0) > 24 || undefined}>
        {name ?? own.nobody}
      </p>
      <p>{fillText(file[kind].sentence, { time: formatLiveTime(total, code) })}</p>
      <svg
        className={styles.days}
        viewBox="0 0 100 70"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {seconds.map((watched, day) => (
          <rect
            key={getDayToneClass(day + 1)}
            className={getDayToneClass(day + 1)}
            y={day * 10 + 1}
            width={watched > 0 ? Math.max(2, (watched / longest) * 100) : 100}
            height={watched > 0 ? 7 : 0.6}
          />
        ))}
      </svg>
      <p className={`mono ${styles.remark}`}>{file.caption}</p>
    </div>
  );
}
