import styles from './room-tile.module.css';

export function RoomTile({ letter }: { letter: string }) {
  return (
    <span className={styles.tile} aria-hidden="true">
      {letter}
    </span>
  );
}
