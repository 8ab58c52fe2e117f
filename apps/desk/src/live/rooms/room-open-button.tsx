import type { DeskRoom } from '@kongres/contract/desk/live/live';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatRoomName } from '../shared/names.ts';
import styles from '../shared/live.module.css';

/** Opens or closes a room. Sends the wanted state, so two hosts cannot toggle each other. */
export function RoomOpenButton({ room }: { room: DeskRoom }) {
  const { texts, language } = useTexts();
  const setOpen = useDeskMutation<{ room: string; isOpen: boolean }, object>(
    'setRoomOpen',
    () => {},
  );
  const { id, isOpen } = room;
  const label = isOpen ? texts.live.close : texts.live.open;
  return (
    <>
      <button
        type="button"
        className={styles.openButton}
        aria-label={`${label}: ${formatRoomName(room, texts, language)}`}
        aria-disabled={setOpen.isBusy}
        onClick={() => !setOpen.isBusy && setOpen.mutate({ room: id, isOpen: !isOpen })}
      >
        {label}
      </button>
      <ErrorNotice error={setOpen.error} />
    </>
  );
}
