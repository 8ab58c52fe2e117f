import styles from './grid-span.module.css';

/** Sets --start and --end to grid lines below 200. */
export function getGridSpanClass([start, end]: readonly [start: number, end: number]): string {
  return [styles['span'], ...getDigitClasses('s', start), ...getDigitClasses('e', end)].join(' ');
}

function getDigitClasses(name: 's' | 'e', line: number) {
  return [styles[`${name}t${Math.floor(line / 10)}`], styles[`${name}u${line % 10}`]];
}
