import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../lib/folders.ts';

/** After a change of these every file may look different. */
const formattingSettings = ['.prettierrc.json', '.prettierignore', '.editorconfig', 'package.json'];

/** The commands that check the formatting of the changed files: none or one. */
export function formattingCommand(changedPaths: readonly string[] | null): string[][] {
  if (!changedPaths || changedPaths.some((path) => formattingSettings.includes(path))) {
    return [['npx', 'prettier', '--check', '.']];
  }
  const files = changedPaths.filter((path) => existsSync(join(rootFolder, path)));
  return files.length > 0 ? [['npx', 'prettier', '--check', '--ignore-unknown', ...files]] : [];
}
