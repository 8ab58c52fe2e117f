import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '@kongres/tools/lib/folders';
import { organiserOf } from '../../test/run-organiser.ts';

const organise = organiserOf({});

const readDocument = (name: string) => readFileSync(join(rootFolder, 'docs', name), 'utf8');

/** The commands that a document shows, such as `orders recover` and `ticket check`. */
function commandsIn(document: string): string[] {
  const typed = readDocument(document).matchAll(
    /(?:kongres organiser|npm run organiser --|`alarms|`orders)((?: ?[a-z]+(?:-[a-z]+)*)*)/g,
  );
  const commands = [...typed].map(([all, words = '']) =>
    `${/`(\w+)/.exec(all)?.[1] ?? ''}${words}`.trim(),
  );
  return [...new Set(commands)].filter((words) => words !== '' && words !== 'help');
}

/** The commands that `--help` lists below a command; the command itself if there are none. */
async function listCommands(command: readonly string[] = []): Promise<string[]> {
  const { out } = await organise([...command, '--help']);
  const [, listed] = out.split('\nCommands:\n');
  if (!listed) return [command.join(' ')];
  const [lines = ''] = listed.split('\n\n');
  const names = [...lines.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name);
  const below = names.filter((name) => name !== 'help');
  return (await Promise.all(below.map((name) => listCommands([...command, name])))).flat();
}

test.each(['alerts.md', 'desk.md', 'live-week.md', 'operations.md'])(
  '%s names only commands that there are',
  async (document) => {
    const commands = commandsIn(document);
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) {
      const { out } = await organise([...command.split(' '), '--help']);
      const usage = /^Usage: npm run organiser -- (.*)$/m.exec(out)?.[1] ?? '';
      const known = /^(?: ?[a-z]+(?:-[a-z]+)*)*/.exec(usage)?.[0] ?? '';
      // What comes after its name is given to it, as in `benefit set mentoring`; a group of commands takes nothing.
      const isKnown = usage.includes('[command]') ? command === known : command.startsWith(known);
      expect([command, isKnown]).toEqual([command, true]);
    }
  },
);

test('desk.md has every command in its table', async () => {
  const table = readDocument('desk.md');
  const commands = await listCommands();
  expect(commands).toContain('desk invite');
  expect(commands.filter((command) => !table.includes(`| \`kongres organiser ${command}`))).toEqual(
    [],
  );
});
