import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../lib/folders.ts';

const formattingSettings = ['.prettierrc.json', '.prettierignore', '.editorconfig', 'package.json'];

/** Formatting check of the changed files: no command or one. */
export function listFormattingCommands(changedPaths: readonly string[] | null): string[][] {
  if (!changedPaths || changedPaths.some((path) => formattingSettings.includes(path))) {
    return [['npx', 'prettier', '--check', '.']];
  }
  const files = changedPaths.filter((path) => existsSync(join(rootFolder, path)));
  return files.length > 0 ? [['npx', 'prettier', '--check', '--ignore-unknown', ...files]] : [];
}
