import { fillText } from '@kongres/content/format/marked-text';
import { useId, type Ref } from 'react';
import { recordingsRoomPrefix } from '@kongres/contract/paths';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { Materials } from './materials.tsx';
import { PlayerArea } from '../player/player-area.tsx';
import { PlayerNotice } from '../player/player-notice.tsx';
import { useRoomSeat } from '../player/use-room-seat.ts';
import { useMediaByDay } from './use-media-by-day.ts';
import { usePlaybackPosition } from './use-playback-position.ts';
import area from '../player/player-area.module.css';
import styles from './recording-view.module.css';

export interface RecordingViewProps {
  session: string;
  title: Ref<HTMLHeadingElement>;
  data: CongressData;
  token: string;
}

export function RecordingView({ session, title, data, token }: RecordingViewProps) {
  const { after } = useTexts('congress');
  const { room: texts, talk } = useTexts('live');
  const heading = useId();
  const { media, items, hasFailed } = useMediaByDay(data, token);
  const item = items.find(({ id }) => id === session);
  const name = item?.title ?? after.heading;
  useStateTitle(name);
  const recording = media?.recordings.find((recording) => recording.session === session);
  const materials = media?.materials.filter((material) => material.session === session) ?? [];
  const isKnown = media !== null || hasFailed;
  return (
    <div className={styles.view}>
      <div className={area.area}>
        <p className={area.top}>
          <LocalLink className={area.back} to="congress">
            <Icon name="arrow" />
            {after.back}
          </LocalLink>
        </p>
        <div className={area.picture}>
          {isKnown ? (
            <RecordingPlayer
              {...{ session, token, name }}
              agreement={data.agreement}
              startAt={getStartPosition(recording)}
            />
          ) : (
            <PlayerNotice title={texts.player.loading} />
          )}
        </div>
        <div className={area.about}>
          <h1 ref={title} tabIndex={-1} lang={item?.lang}>
            {name}
          </h1>
          {item?.people && <p className={area.people}>{item.people}</p>}
        </div>
      </div>
      {materials.length > 0 && (
        <section className={styles.materials} aria-labelledby={heading}>
          <h2 id={heading}>{talk.tabs.materials}</h2>
          <Materials materials={materials} token={token} />
        </section>
      )}
    </div>
  );
}

interface RecordingPlayerProps {
  session: string;
  token: string;
  name: string;
  agreement: string;
  startAt: number;
}

function RecordingPlayer({ session, token, name, agreement, startAt }: RecordingPlayerProps) {
  const { after } = useTexts('congress');
  const seat = useRoomSeat(token, `${recordingsRoomPrefix}/${session}`);
  const onTime = usePlaybackPosition(token, session);
  return (
    <PlayerArea
      seat={seat}
      token={token}
      roomName={name}
      label={fillText(after.label, { title: name })}
      recording={{ startAt, onTime, refused: after.refused }}
      agreement={agreement}
      elapsed={null}
      openRooms={null}
      onBroken={() => {}}
    />
  );
}

/** A recording stopped this close to its end starts again. */
const endMarginSeconds = 20;

function getStartPosition(recording?: { watched: number | null; seconds: number }): number {
  if (!recording?.watched) return 0;
  return recording.watched < recording.seconds - endMarginSeconds ? recording.watched : 0;
}
