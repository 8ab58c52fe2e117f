import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Controls } from './controls.tsx';
import { playStream, type StreamPlayback, type StreamOptions } from './play-stream.ts';
import { PlayerIcon } from './player-icon.tsx';
import { PlayerNotice } from './player-notice.tsx';
import styles from './player.module.css';

export interface PlayerProps {
  /** Signed path; changes with every renewal. */
  path: string;
  label: string;
  /** Start of a recording in seconds; undefined for a live stream. */
  startAt?: number | undefined;
  onTime?: ((seconds: number) => void) | undefined;
  elapsed: { share: number; words: string } | null;
  /** Links to other rooms, shown while the stream is interrupted. */
  openRooms: ReactNode;
  onPathExpired: () => void;
  onBroken: (isBroken: boolean) => void;
}

const noOptions: StreamOptions = { captions: [], defaultCaptions: 0, qualities: [] };

export function Player(props: PlayerProps) {
  const { path, label, startAt, onTime, elapsed, openRooms, onPathExpired, onBroken } = props;
  const { player, broken, unplayable } = useTexts('live').room;
  const { id: language } = useLanguage();
  const fullscreenTarget = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playback = useRef<StreamPlayback>(null);
  const [state, setState] = useState<'loading' | 'fine' | 'blocked' | 'broken' | 'unplayable'>(
    'loading',
  );
  const [options, setOptions] = useState(noOptions);
  const [caption, setCaption] = useState('');
  const getPath = useEffectEvent(() => path);
  const getStartAt = useEffectEvent(() => startAt);
  const handlePathExpired = useEffectEvent(onPathExpired);
  const handleBroken = useEffectEvent((isBroken: boolean) => {
    setState(isBroken ? 'broken' : 'fine');
    onBroken(isBroken);
  });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const newPlayback = playStream(element, {
      language,
      startAt: getStartAt(),
      getPath: () => getPath(),
      onOptions: setOptions,
      onCaption: setCaption,
      onInterrupted: () => handleBroken(true),
      onRecovered: () => handleBroken(false),
      onBlocked: () => setState('blocked'),
      onPathExpired: () => handlePathExpired(),
    });
    if (!newPlayback) setState('unplayable');
    playback.current = newPlayback;
    return () => newPlayback?.stop();
  }, [language]);

  if (state === 'unplayable') return <PlayerNotice {...unplayable} />;
  return (
    <div className={styles.player} ref={fullscreenTarget}>
      <div className={styles.picture}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Captions are part of the stream and rendered below. */}
        <video
          ref={video}
          playsInline
          aria-label={label}
          onPlaying={() => setState('fine')}
          onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
        />
        {caption && <p className={styles.caption}>{caption}</p>}
        {state === 'loading' && <p className={styles.loading}>{player.loading}</p>}
        {state === 'blocked' && (
          <button
            type="button"
            className={`${getButtonClass('primary')} ${styles.start}`}
            onClick={() => playback.current?.playOrPause()}
          >
            {player.play}
            <PlayerIcon name="play" />
          </button>
        )}
        {state === 'broken' && (
          <PlayerNotice {...broken} isStatus>
            {openRooms}
          </PlayerNotice>
        )}
      </div>
      <Controls
        video={video}
        fullscreenTarget={fullscreenTarget}
        playback={playback}
        choices={options}
        elapsed={elapsed}
        isRecording={startAt !== undefined}
      />
    </div>
  );
}
