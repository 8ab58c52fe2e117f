import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { validateEntries } from '@kongres/content/checks/validate-entries';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { talkLanguages } from '@kongres/content/facts/programme';
import type { Size } from '../../lib/folders.ts';
import { makeCongress, sizes, type Congress } from './make-congress.ts';
import { writeCongress } from './write-congress.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function writeSample(seed: string, size: Size = 'full'): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-sample-'));
  folders.push(folder);
  writeCongress(folder, makeCongress(seed, size));
  return folder;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

function hashFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

const sample = writeSample('one');

test.each(['full', 'medium', 'small'] as const)(
  'a %s congress has its size and is valid',
  (size) => {
    const folder = size === 'full' ? sample : writeSample('one', size);
    const files = listFiles(folder);
    for (const [kind, count] of Object.entries(sizes[size])) {
      expect([kind, files.filter((file) => file.startsWith(`${kind}/`)).length]).toEqual([
        kind,
        count,
      ]);
    }
    expect(validateEntries(folder)).toEqual([]);
  },
);

test('the same seed gives the same bytes, another seed different ones', () => {
  expect(hashFiles(writeSample('one'))).toBe(hashFiles(sample));
  expect(hashFiles(writeSample('two'))).not.toBe(hashFiles(sample));
});

test('every generated entry is marked as a sample', async () => {
  const marked = await findPlaceholders(undefined, sample);
  const made = Object.values(sizes.full).reduce((sum, size) => sum + size);
  const inSample = marked.filter(({ message: sentence }) => sentence.startsWith(sample));
  expect(inSample.length).toBeGreaterThanOrEqual(made);
});

describe.each(['full', 'medium', 'small'] as const)('a %s congress', (size) => {
  const { sessions } = makeCongress('one', size);

  test('uses six rooms a day without conflicts of rooms or speakers', () => {
    for (const onDay of Map.groupBy(sessions, ({ day }) => day).values()) {
      expect(new Set(onDay.map(({ room }) => room)).size).toBe(6);
    }
    const overlaps = (isSo: (one: Session, other: Session) => boolean) =>
      sessions.filter((one) =>
        sessions.some(
          (other) =>
            other !== one &&
            other.day === one.day &&
            one.starts < other.ends &&
            other.starts < one.ends &&
            isSo(one, other),
        ),
      );
    expect(overlaps((one, other) => one.room === other.room)).toEqual([]);
    expect(overlaps((one, other) => hasCommonSpeaker(one, other))).toEqual([]);
  });

  test('has rescheduled, cancelled and untranslated sessions', () => {
    expect(sessions.some(({ movedFrom }) => movedFrom)).toBe(true);
    expect(sessions.some(({ isCancelled }) => isCancelled)).toBe(true);
    const changes = sessions.filter(({ movedFrom, isCancelled }) => movedFrom || isCancelled);
    expect(changes.filter(({ changed }) => !changed)).toEqual([]);
    expect(sessions.some(({ title }) => Object.keys(title).length === 1)).toBe(true);
  });

  test('has sessions with several speakers, and breaks without any', () => {
    expect(sessions.some(({ speakers }) => (speakers?.length ?? 0) > 1)).toBe(true);
    expect(sessions.some(({ type, speakers }) => type === 'break' && !speakers)).toBe(true);
  });

  test('uses every talk language', () => {
    const spoken = sessions.flatMap(({ language }) => language ?? []);
    expect(new Set(spoken)).toEqual(new Set(talkLanguages));
  });
});

type Session = Congress['sessions'][number];

function hasCommonSpeaker(
  { speakers: one = [] }: Session,
  { speakers: other = [] }: Session,
): boolean {
  return one.some((id) => other.includes(id));
}
