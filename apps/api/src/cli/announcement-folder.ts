import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Words } from '../announcements/announcement-letter.ts';
import { completeWords, tidyWords } from '../announcements/tidy-words.ts';
import { Refusal } from './terminal/refusal.ts';

/** The announcement in every language the folder has a file for. */
export async function readAnnouncementFolder(folder: string): Promise<Map<LanguageCode, Words>> {
  const files: Partial<Record<LanguageCode, Words>> = {};
  for (const { id } of languages) {
    const text = await readWordsFile(folder, id);
    if (text) files[id] = text;
  }
  const words = completeWords(files);
  if (words.size === 0) {
    throw new Refusal(`${folder} holds no announcement: it needs files such as pl.txt and de.txt.`);
  }
  return words;
}

async function readWordsFile(folder: string, language: LanguageCode): Promise<Words | null> {
  const name = `${language}.txt`;
  const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Refusal(`${name} cannot be read (${error.code}).`, { cause: error });
  });
  if (!bytes) return null;
  return readWords(name, decode(name, bytes));
}

function decode(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refusal(`${name} is not saved as UTF-8 text.`, { cause: error });
  }
}

/** First line the subject, an empty line, then the paragraphs. */
function readWords(name: string, text: string): Words {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const [subject = '', blank = '', ...rest] = lines.map((line) => line.trimEnd());
  const words = tidyWords({ subject, body: rest.join('\n') });
  if (!words.subject || blank || !words.body) {
    throw new Refusal(
      `${name} has to begin with the subject on the first line, then an empty line, then the text.`,
    );
  }
  return words;
}
