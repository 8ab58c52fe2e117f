import { format } from 'prettier';
import type { checks } from './checks.ts';
import type { CheckResult } from './results.ts';

interface Row {
  check: string;
  figure: string;
  condition: string;
  result: CheckResult['result'] | 'missing';
}

export function toRows(figures: readonly CheckResult[], expected: readonly Expected[]): Row[] {
  return expected.map(({ id, title, condition }) => {
    const own = figures.filter(({ check }) => check === id);
    return {
      check: title,
      figure: own
        .map(({ figure }) => figure)
        .filter(Boolean)
        .join('; '),
      condition,
      result: combineResults(own),
    };
  });
}

type Expected = Pick<(typeof checks)[number], 'id' | 'title' | 'condition'>;

function combineResults(figures: readonly CheckResult[]): Row['result'] {
  const results = figures.map(({ result }) => result);
  if (results.length === 0) return 'missing';
  if (results.includes('failed')) return 'failed';
  return results.includes('not available here') ? 'not available here' : 'passed';
}

export function isFailure({ result }: Row): boolean {
  return result === 'failed' || result === 'missing';
}

const columns = ['check', 'figure', 'condition', 'result'] as const;

export async function formatTable(rows: readonly Row[]): Promise<string> {
  const lines = rows.map((row) => {
    const result = isFailure(row) ? `**${row.result}**` : row.result;
    const cells = columns.map((column) => ({ ...row, result })[column]);
    return cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ');
  });
  const table = [
    'check | figure | pass condition | result',
    columns.map(() => '-').join(' | '),
    ...lines,
  ];
  return await format(table.map((line) => `| ${line} |`).join('\n'), { parser: 'markdown' });
}
