import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { Recording } from './use-library.ts';
import type { OnStage } from '../board/live-board.ts';
import { ProgressLine } from '../board/progress-line.tsx';
import { clockTime } from '../player/clock-time.ts';
import { PlayerSign } from '../player/player-sign.tsx';
import styles from './go-on.module.css';

/** The recording that was left in the middle, first of all. */
export function GoOn({ recording, item }: { recording: Recording; item: OnStage | undefined }) {
  const { after } = useTexts('congress');
  const { session, seconds, watched } = recording;
  if (!item) return null;
  return (
    <LocalLink className={styles.card} to="congress" search={`?recording=${session}`}>
      <span>
        <span className="mono">{fillText(after.stopped, { time: clockTime(watched ?? 0) })}</span>
        <b lang={item.lang}>{item.title}</b>
        <ProgressLine share={(watched ?? 0) / seconds} />
      </span>
      <span className="visually-hidden">{after.continue}</span>
      <PlayerSign name="play" />
    </LocalLink>
  );
}
