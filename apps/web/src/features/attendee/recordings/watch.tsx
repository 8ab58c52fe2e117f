import { fillText } from '@kongres/content/format/marked-text';
import { useId, type Ref } from 'react';
import { recordingsRoom } from '@kongres/contract/paths';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { Materials } from './materials.tsx';
import { Stage } from '../player/stage.tsx';
import { StageNote } from '../player/stage-note.tsx';
import { useVisit } from '../player/use-visit.ts';
import { useKept } from './use-kept.ts';
import { usePosition } from './use-position.ts';
import stage from '../player/stage.module.css';
import styles from './watch.module.css';

export interface WatchProps {
  session: string;
  title: Ref<HTMLHeadingElement>;
  data: CongressData;
  token: string;
}

/** A recording: the stage as in a room, from where one stopped. */
export function Watch({ session, title, data, token }: WatchProps) {
  const { after } = useTexts('congress');
  const { room: texts, talk } = useTexts('live');
  const heading = useId();
  const { library, items, hasFailed } = useKept(data, token);
  const item = items.find(({ id }) => id === session);
  const name = item?.title ?? after.heading;
  useStateTitle(name);
  const known = library?.recordings.find((recording) => recording.session === session);
  const materials = library?.materials.filter((material) => material.session === session) ?? [];
  const isKnown = library !== null || hasFailed;
  return (
    <div className={styles.watch}>
      <div className={stage.stage}>
        <p className={stage.top}>
          <LocalLink className={stage.back} to="congress">
            <Icon name="arrow" />
            {after.back}
          </LocalLink>
        </p>
        <div className={stage.picture}>
          {isKnown ? (
            <Recording
              {...{ session, token, name }}
              agreement={data.agreement}
              startAt={beginning(known)}
            />
          ) : (
            <StageNote title={texts.player.loading} />
          )}
        </div>
        <div className={stage.about}>
          <h1 ref={title} tabIndex={-1} lang={item?.lang}>
            {name}
          </h1>
          {item?.people && <p className={stage.people}>{item.people}</p>}
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

interface RecordingProps {
  session: string;
  token: string;
  name: string;
  agreement: string;
  startAt: number;
}

function Recording({ session, token, name, agreement, startAt }: RecordingProps) {
  const { after } = useTexts('congress');
  const visit = useVisit(token, `${recordingsRoom}/${session}`);
  const onTime = usePosition(token, session);
  return (
    <Stage
      visit={visit}
      token={token}
      roomName={name}
      label={fillText(after.label, { title: name })}
      recording={{ startAt, onTime, refused: after.refused }}
      agreement={agreement}
      elapsed={null}
      elsewhere={null}
      onBroken={() => {}}
    />
  );
}

/** Of the last seconds nobody wants more: it begins again. */
const lastSeconds = 20;

function beginning(recording?: { watched: number | null; seconds: number }): number {
  if (!recording?.watched) return 0;
  return recording.watched < recording.seconds - lastSeconds ? recording.watched : 0;
}
