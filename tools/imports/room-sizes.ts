import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Above these nobody finds anything at a glance. Pages lie together however many there are. */
const mostFiles = 25;
const mostLines = 250;

interface SourceFile {
  file: string;
  lines: number;
}

/** A sentence for every folder of an app that holds too many files, and for every file that is too long. */
export function oversized(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { file } of files) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [
    ...[...counts]
      .filter(([folder, count]) => count > mostFiles && !folder.endsWith('/pages'))
      .map(
        ([folder, count]) =>
          `${folder} holds ${count} files, at most ${mostFiles} may lie together`,
      ),
    ...files
      .filter(({ lines }) => lines > mostLines)
      .map(
        ({ file, lines }) =>
          `${file} has ${lines} lines, at most ${mostLines} may stand in one file`,
      ),
  ];
}

export function readSourceFiles(root: string): SourceFile[] {
  const files = globSync('apps/*/{src,test,build-steps}/**/*.{ts,tsx,css,sql}', {
    cwd: root,
    // Made when the site is built.
    exclude: ['**/node_modules', '**/src/ui/fonts/cut.css'],
  });
  return files.map((file) => ({
    file,
    lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length,
  }));
}
