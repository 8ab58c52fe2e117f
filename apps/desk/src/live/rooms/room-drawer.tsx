import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskRoom, LiveSource } from '@kongres/contract/desk/live/live';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { RoomOpenButton } from './room-open-button.tsx';
import { Drawer } from '../../components/drawer.tsx';
import styles from '../shared/parts.module.css';
import { isCustomRoom, formatRoomName } from '../shared/names.ts';
import { RoomStatus } from './room-row.tsx';
import { SourceFields, useSourceInput } from '../shared/source-form.tsx';
import { formatSource } from '../shared/format-source.ts';
import { RoomChat } from '../room-chat/room-chat.tsx';
import { usePermission } from '../shared/use-permission.ts';
import { readLocalizedText, LocalizedTextFields } from '../shared/localized-text-fields.tsx';

export function RoomDrawer({ room, onClose }: { room: DeskRoom; onClose: () => void }) {
  const { texts, language } = useTexts();
  const may = usePermission();
  const { id, source } = room;
  const { title, titleWithName } = texts.live.source;
  return (
    <Drawer
      focusesHeading
      overline={id}
      title={formatRoomName(room, texts, language)}
      onClose={onClose}
    >
      <div className={`${styles.row} ${styles.edge}`}>
        <RoomStatus room={room} />
        {source && may('setRoomOpen') && <RoomOpenButton room={room} />}
      </div>
      {may('saveRoom') ? (
        <Disclosure
          title={`${isCustomRoom(id) ? titleWithName : title}: ${source ? formatSource(source, texts) : texts.live.noSource}`}
          isOpen={!source}
        >
          <RoomForm room={room} />
        </Disclosure>
      ) : (
        source && <p>{formatSource(source, texts)}</p>
      )}
      {source && may('getRoomChat') && <RoomChat room={id} />}
    </Drawer>
  );
}

interface RoomChange {
  room: string;
  source: LiveSource;
  /** Omitted to keep the name. */
  name?: Record<string, string>;
}

function RoomForm({ room: { id, name, source } }: { room: DeskRoom }) {
  const { texts } = useTexts();
  const sourceInput = useSourceInput(source);
  const [isSaved, setSaved] = useState(false);
  const hasName = isCustomRoom(id);
  const saveRoom = useDeskMutation<RoomChange, object>('saveRoom', () => setSaved(true));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(false);
        if (saveRoom.isBusy) return;
        const newName = readLocalizedText(event.currentTarget);
        // Changing the source of an unnamed room must not require a name.
        const isRenamed = hasName && (name !== null || Object.keys(newName).length > 0);
        saveRoom.mutate({
          room: id,
          source: sourceInput.source,
          ...(isRenamed && { name: newName }),
        });
      }}
    >
      {hasName && (
        <LocalizedTextFields
          getLabel={(language) => fillText(texts.live.nameIn, { language })}
          texts={name ?? {}}
        />
      )}
      <SourceFields chosen={sourceInput} />
      <ErrorNotice error={saveRoom.error} />
      <button type="submit" className="small" aria-disabled={saveRoom.isBusy}>
        {texts.live.source.save}
      </button>
      <p role="status">{isSaved && texts.live.source.saved}</p>
    </form>
  );
}
