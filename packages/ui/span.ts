import styles from './span.module.css';

/** From one line of a grid to another, below two hundred: sets --start and --end. */
export function spanClass([start, end]: readonly [start: number, end: number]): string {
  return [styles['span'], ...digits('s', start), ...digits('e', end)].join(' ');
}

function digits(name: 's' | 'e', line: number) {
  return [styles[`${name}t${Math.floor(line / 10)}`], styles[`${name}u${line % 10}`]];
}
