import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { formatClockTime } from './clock-time.ts';
import styles from './seek-bar.module.css';

const events = ['timeupdate', 'durationchange', 'seeking'] as const;
const stepSeconds = 5;

interface SeekBarProps {
  video: RefObject<HTMLVideoElement | null>;
  onSeek: (seconds: number) => void;
}

export function SeekBar({ video, onSeek }: SeekBarProps) {
  const { seek } = useTexts('live').room.player;
  const [{ at, length }, setShown] = useState({ at: 0, length: 0 });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const abortController = new AbortController();
    const readPosition = () => {
      const { currentTime, duration } = element;
      if (Number.isFinite(duration)) setShown({ at: currentTime, length: duration });
    };
    for (const event of events)
      element.addEventListener(event, readPosition, { signal: abortController.signal });
    return () => abortController.abort();
  }, [video]);

  const positionText = `${formatClockTime(at)} / ${formatClockTime(length)}`;
  return (
    <>
      <input
        className={styles.seek}
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={stepSeconds}
        value={Math.floor(at)}
        disabled={length === 0}
        aria-label={seek}
        aria-valuetext={positionText}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      <p className="mono">{positionText}</p>
    </>
  );
}
