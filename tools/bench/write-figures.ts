import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { rootFolder } from '../lib/folders.ts';

export async function writeFigures(mark: string, figures: string): Promise<void> {
  const file = join(rootFolder, 'docs/performance.md');
  const text = readFileSync(file, 'utf8').replace(
    new RegExp(`<!-- ${mark} -->.*<!-- /${mark} -->`, 's'),
    () => `<!-- ${mark} -->\n\n${figures}\n<!-- /${mark} -->`,
  );
  writeFileSync(file, await format(text, { parser: 'markdown' }));
}
