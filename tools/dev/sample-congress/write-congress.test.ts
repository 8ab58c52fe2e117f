import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { entryFaults } from '@kongres/content/checks/entry-faults';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { talkLanguages } from '@kongres/content/facts/programme';
import type { Size } from '../../lib/folders.ts';
import { makeCongress, sizes, type Congress } from './make-congress.ts';
import { writeCongress } from './write-congress.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function congress(seed: string, size: Size = 'full'): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-sample-'));
  folders.push(folder);
  writeCongress(folder, makeCongress(seed, size));
  return folder;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

function bytesOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

const sample = congress('one');

test.each(['full', 'medium', 'small'] as const)(
  'a %s congress has its size and is without fault',
  (size) => {
    const folder = size === 'full' ? sample : congress('one', size);
    const files = filesIn(folder);
    for (const [kind, count] of Object.entries(sizes[size])) {
      expect([kind, files.filter((file) => file.startsWith(`${kind}/`)).length]).toEqual([
        kind,
        count,
      ]);
    }
    expect(entryFaults(folder)).toEqual([]);
  },
);

test('the same seed makes the same bytes, another seed others', () => {
  expect(bytesOf(congress('one'))).toBe(bytesOf(sample));
  expect(bytesOf(congress('two'))).not.toBe(bytesOf(sample));
});

test('everything in numbers is marked as a sample, so no public site can be built from it', async () => {
  const marked = await findPlaceholders(undefined, sample);
  const made = Object.values(sizes.full).reduce((sum, size) => sum + size);
  const inSample = marked.filter(({ sentence }) => sentence.startsWith(sample));
  expect(inSample.length).toBeGreaterThanOrEqual(made);
});

describe.each(['full', 'medium', 'small'] as const)('of a %s congress', (size) => {
  const { sessions } = makeCongress('one', size);

  test('six rooms on every day, no two sessions in one at a time, and nobody in two', () => {
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
    expect(overlaps((one, other) => shareSpeaker(one, other))).toEqual([]);
  });

  test('some are moved, some are called off, and some stand in one language only', () => {
    expect(sessions.some(({ movedFrom }) => movedFrom)).toBe(true);
    expect(sessions.some(({ isCancelled }) => isCancelled)).toBe(true);
    const changes = sessions.filter(({ movedFrom, isCancelled }) => movedFrom || isCancelled);
    expect(changes.filter(({ changed }) => !changed)).toEqual([]);
    expect(sessions.some(({ title }) => Object.keys(title).length === 1)).toBe(true);
  });

  test('there are sessions with several speakers, and breaks with none', () => {
    expect(sessions.some(({ speakers }) => (speakers?.length ?? 0) > 1)).toBe(true);
    expect(sessions.some(({ type, speakers }) => type === 'break' && !speakers)).toBe(true);
  });

  test('every language of the talks is spoken', () => {
    const spoken = sessions.flatMap(({ language }) => language ?? []);
    expect(new Set(spoken)).toEqual(new Set(talkLanguages));
  });
});

type Session = Congress['sessions'][number];

function shareSpeaker({ speakers: one = [] }: Session, { speakers: other = [] }: Session): boolean {
  return one.some((id) => other.includes(id));
}
