import type { DeskRoom } from '@kongres/contract/desk/live/live';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { roomName } from '../shared/names.ts';
import styles from '../shared/live.module.css';

/** Opens or closes a room by one large press. It says what will be, so pressing it twice in two places does no harm. */
export function DoorButton({ room }: { room: DeskRoom }) {
  const { texts, language } = useTexts();
  const door = useDeed<{ room: string; isOpen: boolean }, object>('liveDoor', () => {});
  const { id, isOpen } = room;
  const word = isOpen ? texts.live.close : texts.live.open;
  return (
    <>
      <button
        type="button"
        className={styles.door}
        aria-label={`${word}: ${roomName(room, texts, language)}`}
        aria-disabled={door.isBusy}
        onClick={() => !door.isBusy && door.act({ room: id, isOpen: !isOpen })}
      >
        {word}
      </button>
      <Refusal error={door.refusal} />
    </>
  );
}
