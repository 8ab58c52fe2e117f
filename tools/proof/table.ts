import { format } from 'prettier';
import { checks } from './checks.ts';
import type { Figure } from './figures.ts';

export interface Row {
  check: string;
  figure: string;
  condition: string;
  result: Figure['result'] | 'missing';
}

/** One row for each expected check, whatever was reported. */
export function rowsOf(figures: readonly Figure[], expected: readonly Expected[] = checks): Row[] {
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
    };
  });
}

type Expected = Pick<(typeof checks)[number], 'id' | 'title' | 'condition'>;

function resultOf(figures: readonly Figure[]): Row['result'] {
  const results = figures.map(({ result }) => result);
  if (results.length === 0) return 'missing';
  if (results.includes('failed')) return 'failed';
  return results.includes('not available here') ? 'not available here' : 'passed';
}

export function isFailure({ result }: Row): boolean {
  return result === 'failed' || result === 'missing';
}

/** The table as it is printed and as it stands in `docs/proof.md`. */
export async function tableOf(rows: readonly Row[]): Promise<string> {
  const lines = rows.map(({ check, figure, condition, result }) => {
    const shown = result === 'failed' || result === 'missing' ? `**${result}**` : result;
    return [check, figure, condition, shown].map((cell) => cell.replaceAll('|', '\\|')).join(' | ');
  });
  const table = ['check | figure | pass condition | result', '- | - | - | -', ...lines];
  return await format(table.map((line) => `| ${line} |`).join('\n'), { parser: 'markdown' });
}
