import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entriesOf } from '@kongres/content/model/read-entries';
import { copyProject } from '../../acceptance/changed-content/copy-project.ts';
import { editFiles } from '../../acceptance/changed-content/edit-files.ts';

const facts = 'packages/content/facts';
const entries = 'packages/content/entries';
let copy: string;

// A whole project is copied, and read by other processes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** A project in which everything is decided. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kongres-launch-'));
  copyProject(copy);
  for (const folder of [facts, entries]) {
    for (const name of readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:ts|json)$/.test(name) && name !== 'placeholder.ts')
        decide(join(copy, folder, name));
    }
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function decide(file: string): void {
  const source = readFileSync(file, 'utf8');
  const decided = source
    .replace(/((?:sample"?|isUnderConstruction): )true/g, '$1false')
    .replace(/\bplaceholder\(\s*'[^']+',\s*/g, '((value) => value)(');
  if (decided !== source) writeFileSync(file, decided);
}

/** Marks one value in the facts as not decided after all. */
function undecide(file: string, fact: string, value: RegExp): void {
  const edit = editFiles(copy);
  edit.replace(`${facts}/${file}.ts`, value, (_, key, found) => {
    return `${key}undecided('${fact}', ${found})`;
  });
  edit.replace(`${facts}/${file}.ts`, /^/, () => {
    return "import { placeholder as undecided } from './placeholder.ts';\n";
  });
}

function run(file: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { status, told: stdout + stderr };
}

const launchCheck = () => run('tools/release/launch-check/launch-check.ts');

test('with nothing left to decide the launch check passes, and so does a build for the public', () => {
  expect(launchCheck()).toEqual({ status: 0, told: 'Ready for a launch\n' });
  const env = { PUBLIC_ORIGIN: 'https://www.kongres.pl' };
  expect(run('apps/web/build-steps/check-content.ts', env)).toEqual({ status: 0, told: '' });
});

test('what is left is listed with the places it shows in, and the check fails', () => {
  const performer = entriesOf('performers')[0]?.id;
  undecide('organiser', 'organiser.taxNumber', /(taxNumber: )(.+?)(?=,?\n)/);
  undecide('policies', 'policies.complaintDays', /(complaintDays: )(\d+)/);
  undecide('cooperation', 'cooperation.talkMinutes', /(talkMinutes: )(.+?)(?=,?\n)/);
  undecide('tickets', 'tickets.vip.prices', /(netGrosze: )(\d+)/);
  editFiles(copy).replace(`${entries}/performers/${performer}.json`, /\{/, () => {
    return '{ "sample": true,';
  });
  const { status, told } = launchCheck();
  expect(status).toBe(1);
  const listed = [...told.matchAll(/: (\S+) is a .+\n {2}shows on: (.+)/g)];
  expect(Object.fromEntries(listed.map(([, fact, places]) => [fact, places?.split(', ')]))).toEqual(
    {
      // Through texts of pages and mails.
      'organiser.taxNumber': expect.arrayContaining(['every page', 'footer', 'mails']),
      'policies.complaintDays': expect.arrayContaining(['page terms']),
      // Through a sentence that pages share.
      'cooperation.talkMinutes': ['page become-partner', 'page for-speakers', 'page for-sponsors'],
      // Through a rule over it.
      'tickets.vip.prices': expect.arrayContaining([
        'API (sales/checkout)',
        'page tickets',
        'press files',
      ]),
      [`performers.${performer}`]: expect.arrayContaining(['page roast-ai']),
    },
  );
});
