import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logoPack } from '../src/press/logo-pack.server.ts';
import { sharePng } from '../src/press/share-picture.server.ts';

/** A copy of the project in which the congress has moved and the Standard ticket costs more. */
const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'kongres-facts-'));

const changes = [
  { file: 'packages/content/facts/edition.ts', from: "'2026-02-16'", to: "'2027-05-10'" },
  { file: 'packages/content/facts/tickets.ts', from: 'netGrosze: 29900', to: 'netGrosze: 34700' },
];

beforeAll(() => {
  for (const part of ['apps', 'packages', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) =>
        !/\/(?:build|node_modules|\.react-router)(?:\/|$)/.test(path.slice(root.length)),
    });
  }
  linkModules();
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(join(copy, file), text.replace(from, to));
  }
  execFileSync('npx', ['react-router', 'build'], { cwd: join(copy, 'apps/web'), stdio: 'pipe' });
  execFileSync(process.execPath, ['build-steps/finish-build.ts'], {
    cwd: join(copy, 'apps/web'),
    stdio: 'pipe',
  });
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The real dependencies, but the copy's own packages. */
function linkModules() {
  mkdirSync(join(copy, 'node_modules/@kongres'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@kongres') continue;
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  // What npm has put beside the site instead of at the top.
  const own = 'apps/web/node_modules';
  if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own));
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@kongres', name));
  }
}

function builtFiles(): { name: string; text: string }[] {
  const client = join(copy, 'apps/web/build/client');
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      name: file.slice(client.length),
      text: wordsOf(file).replaceAll(/[\u00a0\u202f\u2009]/g, ' '),
    }));
}

/** What can be read in a file: on the pages of a PDF, in the texts and drawings of an archive. */
function wordsOf(file: string): string {
  if (/\.(?:png|ico)$/.test(file)) return '';
  if (file.endsWith('.pdf')) return execFileSync('pdftotext', [file, '-']).toString();
  if (!file.endsWith('.zip')) return readFileSync(file, 'utf8');
  return Object.entries(unzipSync(readFileSync(file)))
    .filter(([name]) => /\.(?:txt|svg)$/.test(name))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
}

test('the old dates and the old price are nowhere in the build', () => {
  const old =
    /2026-02-(?:16|17|18|19|20|21|22)|\b(?:16|20|21|22)(?:–22)?\.? (?:lut|feb|de feb)|feb(?:ruary)? (?:16|20|21|22)|\b2026\b|\b299 (?:zł|PLN)|PLN 299\b|367[.,]77|29900/i;
  const found = builtFiles().flatMap(({ name, text }) => {
    // The footer's years come from the clock, and U+2026 is an ellipsis: neither is a fact.
    const match = old.exec(text.replaceAll(/2024–20\d\d|U\+2026/g, ''));
    return match
      ? [`${name}: …${text.slice(Math.max(0, match.index - 40), match.index + 40)}…`]
      : [];
  });
  expect(found).toEqual([]);
});

test.each([
  ['pl', '10–16 maja 2027', '347 zł', '426,81 zł'],
  ['en-gb', '10–16 May 2027', 'PLN 347', 'PLN 426.81'],
  ['en-us', 'May 10–16, 2027', 'PLN 347', 'PLN 426.81'],
  ['de', '10.–16. Mai 2027', '347 PLN', '426,81 PLN'],
  ['es', '10–16 de mayo de 2027', '347 PLN', '426,81 PLN'],
])('home in %s shows the new ones, in text and in structured data', (path, dates, net, gross) => {
  const home = builtFiles().find(({ name }) => name === `/${path}/index.html`)?.text;
  expect(home).toContain(dates);
  expect(home).toContain(net);
  expect(home).toContain(gross);
  expect(home).toContain('"startDate":"2027-05-10T10:00:00+02:00"');
  expect(home).toContain('"price":"426.81"');
});

test.each([
  ['pl', '10–16 maja 2027', '347 zł'],
  ['en-gb', '10–16 May 2027', 'PLN 347'],
  ['en-us', 'May 10–16, 2027', 'PLN 347'],
  ['de', '10.–16. Mai 2027', '347 PLN'],
  ['es', '10–16 de mayo de 2027', '347 PLN'],
])('the fact sheet in %s is printed with the new ones', (path, dates, net) => {
  const sheet = builtFiles().find(({ name }) => name === `/press/kongres-ai-facts-${path}.pdf`);
  const words = sheet?.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(dates);
  expect(words).toContain(net);
});

test('the share picture is drawn anew, and what names no date stays the same to the byte', async () => {
  const built = (name: string) => readFileSync(join(copy, 'apps/web/build/client/press', name));
  expect(built('kongres-ai-share-pl.png').equals(await sharePng('pl'))).toBe(false);
  expect(built('kongres-ai-logo.zip').equals(await logoPack())).toBe(true);
}, 60_000);
