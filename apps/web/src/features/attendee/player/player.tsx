import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Controls } from './controls.tsx';
import { playStream, type Playing, type StreamChoices } from './play-stream.ts';
import { PlayerSign } from './player-sign.tsx';
import { StageNote } from './stage-note.tsx';
import styles from './player.module.css';

export interface PlayerProps {
  /** The stream's address, another one with every renewal. */
  path: string;
  /** What is shown, for who cannot see it. */
  label: string;
  /** Where a recording begins; a live stream has none. */
  startAt?: number | undefined;
  onTime?: ((seconds: number) => void) | undefined;
  /** From what is on: how much of it has passed, and until when it lasts. */
  elapsed: { share: number; words: string } | null;
  /** Where else to go while the picture stands still. */
  elsewhere: ReactNode;
  onEnded: () => void;
  onBroken: (isBroken: boolean) => void;
}

const noChoices: StreamChoices = { captions: [], shown: 0, qualities: [] };

/** Our own stream, with captions and a picture as large as the line allows. */
export function Player(props: PlayerProps) {
  const { path, label, startAt, onTime, elapsed, elsewhere, onEnded, onBroken } = props;
  const { player, broken, unplayable } = useTexts('live').room;
  const { id: language } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playing = useRef<Playing>(null);
  const [state, setState] = useState<'loading' | 'fine' | 'blocked' | 'broken' | 'unplayable'>(
    'loading',
  );
  const [choices, setChoices] = useState(noChoices);
  const [caption, setCaption] = useState('');
  const signed = useEffectEvent(() => path);
  const beginning = useEffectEvent(() => startAt);
  const ended = useEffectEvent(onEnded);
  const tellBroken = useEffectEvent((isBroken: boolean) => {
    setState(isBroken ? 'broken' : 'fine');
    onBroken(isBroken);
  });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const started = playStream(element, {
      language,
      startAt: beginning(),
      path: () => signed(),
      onChoices: setChoices,
      onCaption: setCaption,
      onBroken: () => tellBroken(true),
      onBack: () => tellBroken(false),
      onBlocked: () => setState('blocked'),
      onEnded: () => ended(),
    });
    if (!started) setState('unplayable');
    playing.current = started;
    return () => started?.stop();
  }, [language]);

  if (state === 'unplayable') return <StageNote {...unplayable} />;
  return (
    <div className={styles.player} ref={frame}>
      <div className={styles.picture}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The stream brings its captions, which are drawn below. */}
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
            className={`${buttonClass('primary')} ${styles.start}`}
            onClick={() => playing.current?.playOrPause()}
          >
            {player.play}
            <PlayerSign name="play" />
          </button>
        )}
        {state === 'broken' && (
          <StageNote {...broken} isStatus>
            {elsewhere}
          </StageNote>
        )}
      </div>
      <Controls
        video={video}
        frame={frame}
        playing={playing}
        choices={choices}
        elapsed={elapsed}
        isRecording={startAt !== undefined}
      />
    </div>
  );
}
