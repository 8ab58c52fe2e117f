import type { DeskRoom, DeskSession, LiveSource } from '@kongres/contract/desk/live/live';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { DescriptionList } from '../../components/description-list.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { formatHour, formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Drawer } from '../../components/drawer.tsx';
import styles from '../shared/parts.module.css';
import { Materials } from './materials.tsx';
import { MoveForm } from './move-form.tsx';
import { formatRoomName, getLocalizedText } from '../shared/names.ts';
import { RecordingSection } from './recording-section.tsx';
import { SessionStatus } from './session-list.tsx';
import { SourceFields, useSourceInput } from '../shared/source-form.tsx';
import { formatSource } from '../shared/format-source.ts';
import { usePermission } from '../shared/use-permission.ts';

interface SessionDrawerProps {
  session: DeskSession;
  rooms: readonly DeskRoom[];
  onClose: () => void;
}

export function SessionDrawer({ session, rooms, onClose }: SessionDrawerProps) {
  const { texts, language } = useTexts();
  const may = usePermission();
  const { id, title, starts, ends, planned, version } = session;
  const formatName = (room: string) =>
    formatRoomName(
      rooms.find((each) => each.id === room) ?? { id: room, name: null },
      texts,
      language,
    );
  const formatSlot = (from: string, to: string) =>
    `${formatTime(from, language)}–${formatHour(to, language)}`;
  return (
    <Drawer
      focusesHeading
      overline={id}
      title={getLocalizedText(title, language)}
      onClose={onClose}
    >
      <DescriptionList
        facts={[
          [texts.live.time, formatSlot(starts, ends)],
          [texts.live.roomLabel, formatName(session.room)],
          [
            texts.live.planned,
            planned && (
              <s key="planned">
                {formatSlot(planned.starts, planned.ends)}, {formatName(planned.room)}
              </s>
            ),
          ],
          [
            texts.live.status,
            (planned || session.isCancelled) && <SessionStatus key="state" session={session} />,
          ],
        ]}
      />
      {may('rescheduleSession') && (
        // The key resets the form if another user has changed the session.
        <MoveForm key={version} session={session} rooms={rooms} />
      )}
      {may('setSessionSource') && (
        <Disclosure
          title={`${texts.live.source.session}: ${session.source ? formatSource(session.source, texts) : texts.live.source.fromRoom}`}
        >
          <SessionSourceForm id={id} source={session.source} />
        </Disclosure>
      )}
      <RecordingSection session={session} />
      <Materials session={session} />
    </Drawer>
  );
}

function SessionSourceForm({ id, source }: { id: string; source: LiveSource | null }) {
  const { texts } = useTexts();
  const sourceInput = useSourceInput(source);
  const setSource = useDeskMutation<{ id: string; source: LiveSource | null }, object>(
    'setSessionSource',
    () => {},
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!setSource.isBusy) setSource.mutate({ id, source: sourceInput.source });
      }}
    >
      <SourceFields chosen={sourceInput} />
      <ErrorNotice error={setSource.error} />
      <p className={styles.row}>
        <button type="submit" className="small" aria-disabled={setSource.isBusy}>
          {texts.live.source.save}
        </button>
        {source && (
          <button
            type="button"
            className="small"
            onClick={() => setSource.mutate({ id, source: null })}
          >
            {texts.live.source.useRoom}
          </button>
        )}
      </p>
      <p role="status">{setSource.data && source && texts.live.source.saved}</p>
    </form>
  );
}
