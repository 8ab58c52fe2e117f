import styles from './place.module.css';

/** Where something stands in the grid, from one line to another. */
export function placeClass([start, end]: readonly [start: number, end: number]): string {
  return [styles['place'], ...digits('s', start), ...digits('e', end)].join(' ');
}

function digits(name: 's' | 'e', line: number) {
  return [styles[`${name}t${Math.floor(line / 10)}`], styles[`${name}u${line % 10}`]];
}
