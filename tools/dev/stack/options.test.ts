import { expect, test } from 'vitest';
import { readStackConfig } from '../../lib/config.ts';
import { productEnvironment, sampleSiteEnvironment } from './environment.ts';
import { sampleFolders } from '../../lib/folders.ts';
import { readStackOptions } from './options.ts';

test.each([
  [['--fresh'], null],
  [['--sample', '--live'], 'medium'],
  [['--sample=full'], 'full'],
])('%j shows the sample %s', (args, sample) => {
  expect(readStackOptions(args).sample).toBe(sample);
});

test('an unknown sample is refused', () => {
  expect(() => readStackOptions(['--sample=huge'])).toThrow('--sample');
});

test.each(['--sample', '--sample=full'])('API and site of %s read the same entries', (option) => {
  const { sample } = readStackOptions([option]);
  if (!sample) throw new Error('no sample');
  const api = productEnvironment(readStackConfig({}), 'http://127.0.0.1:8080', sample);
  const content = { CONTENT_DIR: sampleFolders[sample].entries };
  expect(api).toMatchObject(content);
  expect(sampleSiteEnvironment(sample)).toMatchObject(content);
});
