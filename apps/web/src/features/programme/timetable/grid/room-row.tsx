import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import type { DayData } from '../day.server.ts';
import styles from './room-row.module.css';

interface RoomRowProps {
  rooms: DayData['rooms'];
  clock: Clock;
}

/** Sticky column headers, hidden from screen readers because each session names its room. */
export function RoomRow({ rooms, clock: { visitorZone: zone, primary: lead } }: RoomRowProps) {
  const clocks = useTexts('clock');
  const [first, second] = lead === 'own' ? [clocks.own, clocks.home] : [clocks.home, clocks.own];
  return (
    <div className={styles.rooms} data-rooms={rooms.length} aria-hidden="true">
      <p className={`mono ${styles.zones}`}>
        <span>{first}</span>
        {zone && <span>{second}</span>}
      </p>
      {rooms.map(({ id, letter, name, seats }) => (
        <p key={id} className={styles.room}>
          <span className={styles.letter}>{letter}</span>
          <b>{name}</b>
          <span className="mono dim">{seats}</span>
        </p>
      ))}
    </div>
  );
}
