import styles from './room-tile.module.css';

/** A room's letter on ink; its name stands beside it. */
export function RoomTile({ letter }: { letter: string }) {
  return (
    <span className={styles.tile} aria-hidden="true">
      {letter}
    </span>
  );
}
