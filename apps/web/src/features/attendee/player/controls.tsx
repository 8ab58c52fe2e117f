import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ProgressLine } from '../board/progress-line.tsx';
import type { Playing, StreamChoices } from './play-stream.ts';
import styles from './controls.module.css';
import { PlayerSign } from './player-sign.tsx';
import { SeekBar } from './seek-bar.tsx';

interface ControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>;
  playing: RefObject<Playing | null>;
  choices: StreamChoices;
  elapsed: { share: number; words: string } | null;
  isRecording: boolean;
}

const events = ['play', 'pause', 'volumechange'] as const;

/** Below the picture, never on it: plain buttons and lists that any keyboard reaches. */
export function Controls(props: ControlsProps) {
  const { video, frame, playing, choices, elapsed, isRecording } = props;
  const { player } = useTexts('live').room;
  const [{ isPaused, isMuted }, setShown] = useState({ isPaused: true, isMuted: false });
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = () => setShown({ isPaused: element.paused, isMuted: element.muted });
    for (const event of events) element.addEventListener(event, read, { signal });
    const readFull = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', readFull, { signal });
    read();
    return () => leaving.abort();
  }, [video]);

  function fillScreen() {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen();
  }

  return (
    <div className={styles.controls}>
      <button
        type="button"
        onClick={() => playing.current?.playOrPause()}
        aria-label={isPaused ? player.play : player.pause}
      >
        <PlayerSign name={isPaused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        onClick={() => playing.current?.toggleSound()}
        aria-label={isMuted ? player.sound : player.mute}
      >
        <PlayerSign name={isMuted ? 'silent' : 'sound'} />
      </button>
      {isRecording && (
        <SeekBar video={video} onSeek={(seconds) => playing.current?.seek(seconds)} />
      )}
      {elapsed && (
        <>
          <ProgressLine className={styles.elapsed} share={elapsed.share} />
          <p className="mono">{elapsed.words}</p>
        </>
      )}
      {choices.captions.length > 0 && (
        <label>
          {player.captions}{' '}
          <select
            defaultValue={choices.shown}
            onChange={({ target }) => playing.current?.showCaptions(Number(target.value))}
          >
            {choices.captions.map((name, track) => (
              <option key={name} value={track}>
                {name}
              </option>
            ))}
            <option value={-1}>{player.noCaptions}</option>
          </select>
        </label>
      )}
      {choices.qualities.length > 1 && (
        <label>
          {player.quality}{' '}
          <select
            defaultValue={-1}
            onChange={({ target }) => playing.current?.takeQuality(Number(target.value))}
          >
            <option value={-1}>{player.auto}</option>
            {choices.qualities.map((height, level) => (
              <option key={height} value={level}>
                {height}p
              </option>
            ))}
          </select>
        </label>
      )}
      {document.fullscreenEnabled && (
        <button type="button" onClick={fillScreen} aria-label={isFull ? player.small : player.full}>
          <PlayerSign name="full" />
        </button>
      )}
    </div>
  );
}
