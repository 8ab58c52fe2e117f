import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { Localized } from '@kongres/content/model/fields';
import { checkFile, handOut } from '../../library/change-library.ts';
import { mostFileBytes } from '@kongres/contract/file-size';
import { fileKinds } from '../../library/file-kinds.ts';
import { listMaterials, removeMaterial, type Material } from '../../library/library-queries.ts';
import {
  readAddress,
  readSessionId,
  readWords,
  sessionArgument,
  unknownSession,
} from '../live/live-options.ts';
import { jsonOption } from '../terminal/options.ts';
import type { TableColumn } from '../terminal/printed-table.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface AddOptions {
  file?: string;
  link?: string;
  name?: Localized;
  json?: true;
}

/** What speakers hand out: files of ours, or links. */
export function addMaterials(program: Command, terminal: Terminal): void {
  const material = program
    .command('material')
    .description('What speakers hand out, for whoever has a ticket.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- material show');

  material
    .command('show')
    .summary('which there are')
    .description('Shows what is handed out, with the number that `material remove` takes.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- material show')
    .action((options: { json?: true }) => printMaterials(terminal, options));

  material
    .command('add')
    .summary('hand something out')
    .description(
      `Hands a file or a link out at once, in the room of the session and with its recording. A file is at most ${mostFileBytes / 1024 / 1024} MB: ${fileKinds.join(', ')}.`,
    )
    .argument(...sessionArgument, readSessionId)
    .option('--file <path>', 'a file on this machine')
    .option('--link <address>', 'a whole https address', readAddress)
    .requiredOption(
      '--name <language=words>',
      'what it is called, once for each language',
      readWords,
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- material add miss-ai --file slides.pdf --name pl=Slajdy --name en-GB=Slides\n  npm run organiser -- material add miss-ai --link https://example.com/code --name en-GB=Code',
    )
    .action(async (session: string, { file, link, name = {}, json }: AddOptions) => {
      if (!file === !link) throw new Refusal('One of the two: --file or --link.');
      const what = link ? { address: link } : await readTyped(file ?? '');
      const handed = await handOut(terminal.pool, { session, name, ...what });
      if (!handed.ok) throw new Refusal(unknownSession(session));
      await printMaterials(terminal, { json });
    });

  material
    .command('remove')
    .summary('take it back')
    .description('Takes something back. What was downloaded already stays where it is.')
    .argument('<number>', 'from `material show`', readNumber)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- material remove 3')
    .action(async (id: number, options: { json?: true }) => {
      if (!(await removeMaterial(terminal.pool, id)))
        throw new Refusal(`There is no number ${id}.`);
      await printMaterials(terminal, options);
    });
}

async function readTyped(path: string) {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size === 0) throw new Refusal(`There is nothing at ${path}.`);
  const checked = checkFile(basename(path), found.size);
  if (checked.ok) return { fileName: checked.fileName, content: await readFile(path) };
  throw new Refusal(
    checked.code === 'too_large'
      ? `A file is at most ${mostFileBytes / 1024 / 1024} MB; hand out a link.`
      : `A file is one of: ${fileKinds.join(', ')}.`,
  );
}

function readNumber(text: string): number {
  const id = Number(text);
  if (Number.isInteger(id) && id >= 1 && id < 2 ** 31) return id;
  throw new InvalidArgumentError('A number from `material show`.');
}

async function printMaterials(
  terminal: Terminal,
  { json }: { json?: true | undefined },
): Promise<void> {
  const rows = await listMaterials(terminal.pool);
  if (json) return terminal.printJson(rows);
  if (rows.length === 0) return terminal.print('Nothing is handed out yet.');
  terminal.printTable(columns, rows);
}

const columns: readonly TableColumn<Material>[] = [
  { title: 'number', of: ({ id }) => id, isNumber: true },
  { title: 'session', of: ({ session }) => session, isWhole: true },
  { title: 'name', of: ({ name }) => Object.values(name)[0] ?? null },
  { title: 'bytes', of: ({ bytes }) => bytes, isNumber: true },
  { title: 'what', of: ({ fileName, address }) => fileName ?? address, isWhole: true },
];
