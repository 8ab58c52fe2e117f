import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listEntries } from '@kongres/content/model/read-entries';
import { copyProject } from '../../acceptance/changed-content/copy-project.ts';
import { editFiles } from '../../acceptance/changed-content/edit-files.ts';

const facts = 'packages/content/facts';
const entries = 'packages/content/entries';
let copy: string;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kongres-launch-'));
  copyProject(copy);
  for (const folder of [facts, entries]) {
    for (const name of readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:ts|json)$/.test(name) && name !== 'placeholder.ts')
        decideFacts(join(copy, folder, name));
    }
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function decideFacts(file: string): void {
  const source = readFileSync(file, 'utf8');
  const decided = source
    .replace(/((?:sample"?|isUnderConstruction): )true/g, '$1false')
    .replace(/\bmarkPlaceholder\(\s*'[^']+',\s*/g, '((value) => value)(');
  if (decided !== source) writeFileSync(file, decided);
}

function markUndecided(file: string, fact: string, value: RegExp): void {
  const edit = editFiles(copy);
  edit.replace(`${facts}/${file}.ts`, value, (_, key, found) => {
    return `${key}undecided('${fact}', ${found})`;
  });
  edit.replace(`${facts}/${file}.ts`, /^/, () => {
    return "import { markPlaceholder as undecided } from './placeholder.ts';\n";
  });
}

function runScript(file: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const runLaunchCheck = () => runScript('tools/release/launch-check/launch-check.ts');

test('launch check and public build pass without placeholders', () => {
  expect(runLaunchCheck()).toEqual({ status: 0, output: 'Ready for a launch\n' });
  const env = { PUBLIC_ORIGIN: 'https://www.kongres.pl' };
  expect(runScript('apps/web/build-steps/check-content.ts', env)).toEqual({
    status: 0,
    output: '',
  });
});

test('lists placeholders with their usages and fails', () => {
  const performer = listEntries('performers')[0]?.id;
  markUndecided('organiser', 'organiser.taxNumber', /(taxNumber: )(.+?)(?=,?\n)/);
  markUndecided('policies', 'policies.complaintDays', /(complaintDays: )(\d+)/);
  markUndecided('cooperation', 'cooperation.talkMinutes', /(talkMinutes: )(.+?)(?=,?\n)/);
  markUndecided('tickets', 'tickets.vip.prices', /(netGrosze: )(\d+)/);
  editFiles(copy).replace(`${entries}/performers/${performer}.json`, /\{/, () => {
    return '{ "sample": true,';
  });
  const { status, output } = runLaunchCheck();
  expect(status).toBe(1);
  const listed = [...output.matchAll(/: (\S+) is a .+\n {2}shows on: (.+)/g)];
  expect(Object.fromEntries(listed.map(([, fact, places]) => [fact, places?.split(', ')]))).toEqual(
    {
      'organiser.taxNumber': expect.arrayContaining(['every page', 'footer', 'emails']),
      'policies.complaintDays': expect.arrayContaining(['page terms']),
      'cooperation.talkMinutes': ['page become-partner', 'page for-speakers', 'page for-sponsors'],
      'tickets.vip.prices': expect.arrayContaining([
        'API (sales/checkout)',
        'page tickets',
        'press files',
      ]),
      [`performers.${performer}`]: expect.arrayContaining(['page roast-ai']),
    },
  );
});
