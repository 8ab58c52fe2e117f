import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { writeCongress } from '@kongres/tools/dev/sample-congress/write-congress';

const folder = mkdtempSync(join(tmpdir(), 'programme-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('lists every workshop session with its seats, and nothing before the programme is published', async () => {
  const { listProgrammeWorkshops: unpublished } = await import('./programme-workshops.ts');
  expect(unpublished()).toBeNull();
  const congress = makeCongress(usualSeed, 'small');
  writeCongress(folder, congress);
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  const { listProgrammeWorkshops: programmeWorkshops } = await import('./programme-workshops.ts');
  const held = congress.sessions.filter(({ workshop, isCancelled }) => workshop && !isCancelled);
  expect(held.length).toBeGreaterThan(0);
  const listed = programmeWorkshops() ?? [];
  expect(listed.map(({ id }) => id).toSorted()).toEqual(held.map(({ id }) => id).toSorted());
  for (const { id, seats, title, starts, ends } of listed) {
    const session = held.find((each) => each.id === id);
    expect([id, seats, title]).toEqual([id, session?.seats, session?.title]);
    expect(Date.parse(ends)).toBeGreaterThan(Date.parse(starts));
  }
});
