import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const allowedFiles = /\.(?:queries|test)\.ts$|^apps\/api\/src\/platform\/db\//;

export interface MisplacedSql {
  file: string;
  line: number;
}

export function findMisplacedSqlInFile(file: string, source: string): MisplacedSql[] {
  if (allowedFiles.test(file)) return [];
  return source
    .split('\n')
    .flatMap((text, index) => (/\.query\s*[<(`]/.test(text) ? [{ file, line: index + 1 }] : []));
}

export function findMisplacedSql(root: string): MisplacedSql[] {
  const files = globSync('apps/api/src/**/*.ts', { cwd: root });
  return files.flatMap((file) =>
    findMisplacedSqlInFile(file, readFileSync(join(root, file), 'utf8')),
  );
}
