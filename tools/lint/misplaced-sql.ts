import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the API may send statements to the database from. */
const places = /(?:-queries|\.test)\.ts$|^apps\/api\/src\/platform\/db\//;

export interface MisplacedSql {
  file: string;
  line: number;
}

/** Every statement that a file of the API sends and should leave to a `*-queries.ts`. */
export function misplacedSqlIn(file: string, source: string): MisplacedSql[] {
  if (places.test(file)) return [];
  return source
    .split('\n')
    .flatMap((text, index) => (/\.query\s*[<(`]/.test(text) ? [{ file, line: index + 1 }] : []));
}

export function misplacedSql(root: string): MisplacedSql[] {
  const files = globSync('apps/api/src/**/*.ts', { cwd: root });
  return files.flatMap((file) => misplacedSqlIn(file, readFileSync(join(root, file), 'utf8')));
}
