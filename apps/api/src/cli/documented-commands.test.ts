import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '@kongres/tools/lib/folders';
import { createOrganiserCli } from '../../test/organiser-cli.ts';

const runCommand = createOrganiserCli({});

const readDocument = (name: string) => readFileSync(join(rootFolder, 'docs', name), 'utf8');

function findCommands(document: string): string[] {
  const typed = readDocument(document).matchAll(
    /(?:kongres organiser|npm run organiser --|`incidents|`orders)((?: ?[a-z]+(?:-[a-z]+)*)*)/g,
  );
  const commands = [...typed].map(([all, words = '']) =>
    `${/`(\w+)/.exec(all)?.[1] ?? ''}${words}`.trim(),
  );
  return [...new Set(commands)].filter((words) => words !== '' && words !== 'help');
}

/** Subcommands listed by `--help`; the command itself without any. */
async function listCommands(command: readonly string[] = []): Promise<string[]> {
  const { out } = await runCommand([...command, '--help']);
  const [, listed] = out.split('\nCommands:\n');
  if (!listed) return [command.join(' ')];
  const [lines = ''] = listed.split('\n\n');
  const names = [...lines.matchAll(/^ {2}([a-z]+(?:-[a-z]+)*)/gm)].map(([, name = '']) => name);
  const below = names.filter((name) => name !== 'help');
  return (await Promise.all(below.map((name) => listCommands([...command, name])))).flat();
}

test.each(['alerts.md', 'desk.md', 'live-week.md', 'operations.md'])(
  '%s names only existing commands',
  async (document) => {
    const commands = findCommands(document);
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) {
      const { out } = await runCommand([...command.split(' '), '--help']);
      const usage = /^Usage: npm run organiser -- (.*)$/m.exec(out)?.[1] ?? '';
      const known = /^(?: ?[a-z]+(?:-[a-z]+)*)*/.exec(usage)?.[0] ?? '';
      // Arguments follow a command, as in `benefit set mentoring`, but not a group of commands.
      const isKnown = usage.includes('[command]') ? command === known : command.startsWith(known);
      expect([command, isKnown]).toEqual([command, true]);
    }
  },
);

test('desk.md lists every command', async () => {
  const table = readDocument('desk.md');
  const commands = await listCommands();
  expect(commands).toContain('desk invite');
  expect(commands.filter((command) => !table.includes(`| \`kongres organiser ${command}`))).toEqual(
    [],
  );
});
