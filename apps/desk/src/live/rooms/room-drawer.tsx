import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskRoom, LiveSource } from '@kongres/contract/desk/live/live';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Folded } from '../../components/folded.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { DoorButton } from './door-button.tsx';
import { Drawer } from '../../components/drawer.tsx';
import styles from '../shared/parts.module.css';
import { isOwnRoom, roomName } from '../shared/names.ts';
import { DoorMark } from './room-row.tsx';
import { SourceFields, useSource } from '../shared/source-form.tsx';
import { sourceText } from '../shared/source-text.ts';
import { Talk } from '../room-chat/talk.tsx';
import { useMay } from '../shared/use-may.ts';
import { typedWords, WordsFields } from '../shared/words-fields.tsx';

/** A room: where its picture comes from, and what people ask and say in it. */
export function RoomDrawer({ room, onClose }: { room: DeskRoom; onClose: () => void }) {
  const { texts, language } = useTexts();
  const may = useMay();
  const { id, source } = room;
  const { title, titleWithName } = texts.live.source;
  return (
    <Drawer takesFocus over={id} title={roomName(room, texts, language)} onClose={onClose}>
      <div className={`${styles.row} ${styles.edge}`}>
        <DoorMark room={room} />
        {source && may('liveDoor') && <DoorButton room={room} />}
      </div>
      {may('liveRoom') ? (
        <Folded
          title={`${isOwnRoom(id) ? titleWithName : title}: ${source ? sourceText(source, texts) : texts.live.isUnset}`}
          isOpen={!source}
        >
          <RoomForm room={room} />
        </Folded>
      ) : (
        source && <p>{sourceText(source, texts)}</p>
      )}
      {source && may('liveTalk') && <Talk room={id} />}
    </Drawer>
  );
}

interface Change {
  room: string;
  source: LiveSource;
  /** Left out, the room keeps its name. */
  name?: Record<string, string>;
}

function RoomForm({ room: { id, name, source } }: { room: DeskRoom }) {
  const { texts } = useTexts();
  const chosen = useSource(source);
  const [isSaved, setSaved] = useState(false);
  const isNamed = isOwnRoom(id);
  const deed = useDeed<Change, object>('liveRoom', () => setSaved(true));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(false);
        if (deed.isBusy) return;
        const typed = typedWords(event.currentTarget);
        // A room that has no name needs none for another source.
        const isRenamed = isNamed && (name !== null || Object.keys(typed).length > 0);
        deed.act({ room: id, source: chosen.source, ...(isRenamed && { name: typed }) });
      }}
    >
      {isNamed && (
        <WordsFields
          labelOf={(language) => fillText(texts.live.nameIn, { language })}
          words={name ?? {}}
        />
      )}
      <SourceFields chosen={chosen} />
      <Refusal error={deed.refusal} />
      <button type="submit" className="small" aria-disabled={deed.isBusy}>
        {texts.live.source.save}
      </button>
      <p role="status">{isSaved && texts.live.source.saved}</p>
    </form>
  );
}
