import { Drawing } from '../../../components/drawing.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './speaker-portrait.module.css';
import type { SpeakerData } from './speaker.server.ts';

/** One band per congress day; days with sessions have a colour and a label. */
export function SpeakerPortrait({ speaker }: { speaker: SpeakerData }) {
  const texts = useTexts('speaker');
  const { days, photo, drawing, leaders } = speaker;
  return (
    <div className={styles.portrait}>
      {drawing ? (
        <Drawing name={drawing} width={640} height={640} className={styles.picture} />
      ) : (
        <img src={photo} alt="" width={640} height={640} className={styles.photo} />
      )}
      {leaders.length > 0 && (
        <svg className={styles.leaders} viewBox="0 0 100 100" aria-hidden="true">
          {leaders.map(({ day, x, y }) => (
            <g key={day}>
              <path d={`M${x} ${y}H100`} />
              <circle cx={x} cy={y} r="0.9" />
            </g>
          ))}
        </svg>
      )}
      <ol aria-label={texts.days}>
        {days.map(({ n, label, count }) => (
          <li key={n} className={getDayToneClass(n)} data-silent={count === null || undefined}>
            {count && (
              <p>
                <span className="mono">{label}</span>
                <b>{count}</b>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
