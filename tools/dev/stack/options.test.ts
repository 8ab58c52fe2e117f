import { expect, test } from 'vitest';
import { readStackConfig } from '../../lib/config.ts';
import { buildProductEnvironment, buildSampleSiteEnvironment } from './environment.ts';
import { sampleFolders } from '../../lib/folders.ts';
import { readStackOptions } from './options.ts';

test.each([
  [['--fresh'], null],
  [['--sample', '--live'], 'medium'],
  [['--sample=full'], 'full'],
])('%j selects the sample %s', (args, sample) => {
  expect(readStackOptions(args).sample).toBe(sample);
});

test('rejects an unknown sample', () => {
  expect(() => readStackOptions(['--sample=huge'])).toThrow('--sample');
});

test.each(['--sample', '--sample=full'])('API and site use the same entries for %s', (option) => {
  const { sample } = readStackOptions([option]);
  if (!sample) throw new Error('no sample');
  const api = buildProductEnvironment(readStackConfig({}), 'http://127.0.0.1:8080', sample);
  const content = { CONTENT_DIR: sampleFolders[sample].entries };
  expect(api).toMatchObject(content);
  expect(buildSampleSiteEnvironment(sample)).toMatchObject(content);
});
