import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestShop } from '../../../test/test-shop.ts';

const { owner } = await createTestShop();
const migrations = join(import.meta.dirname, '../../../migrations');

interface Table {
  name: string;
  comment: string | null;
}

interface Reference {
  from: string;
  to: string;
  column: string;
  isOptional: boolean;
  isUnique: boolean;
}

const introduction = `# Data model

Generated from the database by \`npm test -- data-model -u\` and checked by the same test. The tables are created in
\`apps/api/migrations\`. The tables of the job queue are in the schema \`pgboss\`.

- Amounts are integers in the smallest unit of their currency and end in \`_minor\`.
- Times are \`timestamptz\`. \`retention_now()\` is the clock of retention; tests replace it.
- Triggers named \`log_…\` write the audit log, so an application bug cannot skip an entry.
- The database role of the API cannot delete accounting records. \`security definer\` functions do the permitted deletions.`;

function readSubjects(): Map<string, string[]> {
  const subjects = new Map<string, string[]>();
  for (const file of globSync('*.sql', { cwd: migrations }).toSorted()) {
    let subject = '';
    for (const line of readFileSync(join(migrations, file), 'utf8').split('\n')) {
      subject = /^-- (.+?) -{5,}$/.exec(line)?.[1] ?? subject;
      const table = /^create (?:unlogged )?table (\w+)/.exec(line)?.[1];
      if (table) subjects.set(subject, [...(subjects.get(subject) ?? []), table]);
    }
  }
  return subjects;
}

async function readTables(): Promise<Map<string, Table>> {
  const { rows } = await owner.query<Table>(
    `select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'`,
  );
  return new Map(rows.map((table) => [table.name, table]));
}

async function readReferences(): Promise<Reference[]> {
  const { rows } = await owner.query<Reference>(
    `select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to,
        a.attname as column, not a.attnotnull as "isOptional",
        exists (select from pg_index i where i.indrelid = c.conrelid and i.indisunique
          and i.indnatts = 1 and i.indkey[0] = a.attnum) as "isUnique"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      order by 2, 1, 3`,
  );
  return rows;
}

function formatDiagram(references: Reference[]): string {
  const lines = references.map(({ from, to, column, isOptional, isUnique }) => {
    const many = isUnique ? 'o|' : 'o{';
    return `  ${to} ${isOptional ? '|o' : '||'}--${many} ${from} : ${column}`;
  });
  return ['```mermaid', 'erDiagram', ...lines, '```'].join('\n');
}

test('every table has a section and a comment and is listed in docs/data-model.md', async () => {
  const [tables, references] = [await readTables(), await readReferences()];
  const subjects = readSubjects();
  expect([...subjects.values()].flat().toSorted()).toEqual([...tables.keys()].toSorted());
  expect([...tables.values()].filter(({ comment }) => !comment)).toEqual([]);
  const sections = [...subjects].map(([subject, names]) => {
    const rows = names.map((name) => `- \`${name}\`: ${tables.get(name)?.comment}`);
    return `## ${subject}\n\n${rows.join('\n')}`;
  });
  const diagram = `## References\n\n${formatDiagram(references)}`;
  const page = [introduction, ...sections, diagram].join('\n\n');
  await expect(`${page}\n`).toMatchFileSnapshot('../../../../../docs/data-model.md');
});
