import { useState } from 'react';
import type { DeskRoom, LiveSource } from '@kongres/contract/desk/live';
import { useDeed } from '../api/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { Folded } from '../ui/folded.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { DoorButton } from './door-button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import styles from './parts.module.css';
import { roomName } from './names.ts';
import { DoorMark } from './room-row.tsx';
import { SourceFields, useSource } from './source-form.tsx';
import { sourceText } from './source-text.ts';
import { Talk } from './talk/talk.tsx';
import { useMay } from './use-may.ts';

/** A room: where its picture comes from, and what people ask and say in it. */
export function RoomDrawer({ room, onClose }: { room: DeskRoom; onClose: () => void }) {
  const { texts, language } = useTexts();
  const may = useMay();
  const { id, source } = room;
  return (
    <Drawer takesFocus over={id} title={roomName(room, texts, language)} onClose={onClose}>
      <div className={`${styles.row} ${styles.edge}`}>
        <DoorMark room={room} />
        {source && may('liveDoor') && <DoorButton room={room} />}
      </div>
      {may('liveRoom') ? (
        <Folded
          title={`${texts.live.source.title}: ${source ? sourceText(source, texts) : texts.live.isUnset}`}
          isOpen={!source}
        >
          <RoomSourceForm room={id} source={source} />
        </Folded>
      ) : (
        source && <p>{sourceText(source, texts)}</p>
      )}
      {source && may('liveTalk') && <Talk room={id} />}
    </Drawer>
  );
}

function RoomSourceForm({ room, source }: { room: string; source: LiveSource | null }) {
  const { texts } = useTexts();
  const chosen = useSource(source);
  const [isSaved, setSaved] = useState(false);
  const deed = useDeed<{ room: string; source: LiveSource }, object>('liveRoom', () =>
    setSaved(true),
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(false);
        if (!deed.isBusy) deed.act({ room, source: chosen.source });
      }}
    >
      <SourceFields chosen={chosen} />
      <Refusal error={deed.refusal} />
      <button type="submit" className="small" aria-disabled={deed.isBusy}>
        {texts.live.source.save}
      </button>
      <p role="status">{isSaved && texts.live.source.saved}</p>
    </form>
  );
}
