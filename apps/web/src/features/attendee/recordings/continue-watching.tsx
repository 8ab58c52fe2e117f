import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { Recording } from './use-session-media.ts';
import type { ProgrammeItem } from '../board/live-board.ts';
import { ProgressLine } from '../board/progress-line.tsx';
import { formatClockTime } from '../player/clock-time.ts';
import { PlayerIcon } from '../player/player-icon.tsx';
import styles from './continue-watching.module.css';

export function ContinueWatching({
  recording,
  item,
}: {
  recording: Recording;
  item: ProgrammeItem | undefined;
}) {
  const { after } = useTexts('congress');
  const { session, seconds, watched } = recording;
  if (!item) return null;
  return (
    <LocalLink className={styles.card} to="congress" search={`?recording=${session}`}>
      <span>
        <span className="mono">
          {fillText(after.stopped, { time: formatClockTime(watched ?? 0) })}
        </span>
        <b lang={item.lang}>{item.title}</b>
        <ProgressLine share={(watched ?? 0) / seconds} />
      </span>
      <span className="visually-hidden">{after.continue}</span>
      <PlayerIcon name="play" />
    </LocalLink>
  );
}
