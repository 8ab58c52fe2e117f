import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ProgressLine } from '../board/progress-line.tsx';
import type { StreamPlayback, StreamOptions } from './play-stream.ts';
import styles from './controls.module.css';
import { PlayerIcon } from './player-icon.tsx';
import { SeekBar } from './seek-bar.tsx';

interface ControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  fullscreenTarget: RefObject<HTMLElement | null>;
  playback: RefObject<StreamPlayback | null>;
  choices: StreamOptions;
  elapsed: { share: number; words: string } | null;
  isRecording: boolean;
}

const events = ['play', 'pause', 'volumechange'] as const;

/** Native controls below the video, so that all are reachable by keyboard. */
export function Controls(props: ControlsProps) {
  const { video, fullscreenTarget, playback, choices, elapsed, isRecording } = props;
  const { player } = useTexts('live').room;
  const [{ isPaused, isMuted }, setPlayerState] = useState({ isPaused: true, isMuted: false });
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const readState = () => setPlayerState({ isPaused: element.paused, isMuted: element.muted });
    for (const event of events) element.addEventListener(event, readState, { signal });
    const readFullscreen = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', readFullscreen, { signal });
    readState();
    return () => abortController.abort();
  }, [video]);

  function toggleFullscreen() {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void fullscreenTarget.current?.requestFullscreen();
  }

  return (
    <div className={styles.controls}>
      <button
        type="button"
        onClick={() => playback.current?.playOrPause()}
        aria-label={isPaused ? player.play : player.pause}
      >
        <PlayerIcon name={isPaused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        onClick={() => playback.current?.toggleSound()}
        aria-label={isMuted ? player.sound : player.mute}
      >
        <PlayerIcon name={isMuted ? 'silent' : 'sound'} />
      </button>
      {isRecording && (
        <SeekBar video={video} onSeek={(seconds) => playback.current?.seek(seconds)} />
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
            defaultValue={choices.defaultCaptions}
            onChange={({ target }) => playback.current?.showCaptions(Number(target.value))}
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
            onChange={({ target }) => playback.current?.setQuality(Number(target.value))}
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
        <button
          type="button"
          onClick={toggleFullscreen}
          aria-label={isFull ? player.small : player.full}
        >
          <PlayerIcon name="full" />
        </button>
      )}
    </div>
  );
}
