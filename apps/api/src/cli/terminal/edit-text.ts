import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** Lets a person change a text in their own editor. What cannot be read stays where it was written. */
export async function editText<Result>(
  editor: string,
  text: string,
  read: (edited: string) => Result,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kongres-edit-'));
  const file = join(folder, 'text.html');
  await writeFile(file, text);
  await openEditor(editor, file);
  const edited = await readFile(file, 'utf8');
  let result: Result | undefined;
  try {
    if (edited !== text) result = read(edited);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${error.message} Your text is kept in ${file}.`, { cause: error });
  }
  await rm(folder, { recursive: true });
  if (result === undefined) throw new Refusal('Nothing was changed.');
  return result;
}

/** Through a shell, as git does it: people set an editor with its options, such as `code --wait`. */
async function openEditor(editor: string, file: string): Promise<void> {
  const child = spawn('sh', ['-c', `${editor} "$1"`, 'sh', file], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  if (code !== 0) throw new Refusal(`The editor (${editor}) ended without saving.`);
}
