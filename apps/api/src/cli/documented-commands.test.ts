import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '@kongres/tools/stack/folders';
import { organiserOf } from '../../test/run-organiser.ts';

const organise = organiserOf({});

/** The words of each command that a document tells somebody to type: `orders list`, `sales close`. */
function commandsIn(document: string): string[] {
  const text = readFileSync(join(rootFolder, 'docs', document), 'utf8');
  const typed = text.matchAll(
    /(?:kongres organiser|npm run organiser --|`alarms|`orders)((?: ?[a-z]+(?:-[a-z]+)*)*)/g,
  );
  const commands = [...typed].map(([all, words = '']) =>
    `${/`(\w+)/.exec(all)?.[1] ?? ''}${words}`.trim(),
  );
  return [...new Set(commands)].filter((words) => words !== '' && words !== 'help');
}

test.each(['alerts.md', 'operations.md', 'organiser.md'])(
  '%s names only commands that there are',
  async (document) => {
    const commands = commandsIn(document);
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) {
      const { out } = await organise([...command.split(' '), '--help']);
      const usage = /^Usage: npm run organiser -- (.*)$/m.exec(out)?.[1] ?? '';
      const known = /^(?: ?[a-z]+(?:-[a-z]+)*)*/.exec(usage)?.[0] ?? '';
      // What comes after its name is given to it, as in `sales close vip`; a group of commands takes nothing.
      const isKnown = usage.includes('[command]') ? command === known : command.startsWith(known);
      expect([command, isKnown]).toEqual([command, true]);
    }
  },
);
