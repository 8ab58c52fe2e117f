import { format } from 'prettier';
import { checks } from './checks.ts';
import type { CheckResult } from './results.ts';

export interface Row {
  check: string;
  figure: string;
  condition: string;
  result: CheckResult['result'] | 'missing';
  /** The day; empty where nothing was. */
  measured: string;
}

/** One row for each expected check, whatever was reported. */
export function toRows(
  figures: readonly CheckResult[],
  expected: readonly Expected[] = checks,
  today = new Date().toISOString().slice(0, 10),
): Row[] {
  return expected.map(({ id, title, condition }) => {
    const own = figures.filter(({ check }) => check === id);
    return {
      check: title,
      figure: own
        .map(({ figure }) => figure)
        .filter(Boolean)
        .join('; '),
      condition,
      result: resultOf(own),
      measured: own.length > 0 ? today : '',
    };
  });
}

type Expected = Pick<(typeof checks)[number], 'id' | 'title' | 'condition'>;

function resultOf(figures: readonly CheckResult[]): Row['result'] {
  const results = figures.map(({ result }) => result);
  if (results.length === 0) return 'missing';
  if (results.includes('failed')) return 'failed';
  return results.includes('not available here') ? 'not available here' : 'passed';
}

export function isFailure({ result }: Row): boolean {
  return result === 'failed' || result === 'missing';
}

/** Every check once: measured now, or as the table says that was written before, if it was held to the same then. */
export function joinRows(fresh: readonly Row[], written: readonly Row[]): Row[] {
  return toRows([]).map((missing) => {
    const isSame = ({ check, condition }: Row) =>
      check === missing.check && condition === missing.condition;
    return fresh.find(isSame) ?? written.find(isSame) ?? missing;
  });
}

const columns = ['check', 'figure', 'condition', 'measured', 'result'] as const;

/** The table as it is printed and as it stands in `docs/acceptance.md`. */
export async function formatTable(rows: readonly Row[]): Promise<string> {
  const lines = rows.map((row) => {
    const result = isFailure(row) ? `**${row.result}**` : row.result;
    const cells = columns.map((column) => ({ ...row, result })[column]);
    return cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ');
  });
  const table = [
    'check | figure | pass condition | measured | result',
    columns.map(() => '-').join(' | '),
    ...lines,
  ];
  return await format(table.map((line) => `| ${line} |`).join('\n'), { parser: 'markdown' });
}

/** Reads what `formatTable` wrote, wherever it stands in a text. */
export function readTable(text: string): Row[] {
  const [, , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    if (cells.length !== columns.length) return [];
    const values = cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
    const row = Object.fromEntries(columns.map((column, index) => [column, values[index]])) as {
      [Column in (typeof columns)[number]]: string;
    };
    return [{ ...row, result: row.result.replaceAll('*', '') as Row['result'] }];
  });
}
