import { describe, expect, it } from 'vitest';
import { formattingCommand } from './formatting.ts';

describe('formattingCommand', () => {
  const everything = [['npx', 'prettier', '--check', '.']];

  it('checks every file when the settings or everything changed', () => {
    expect(formattingCommand(null)).toEqual(everything);
    expect(formattingCommand(['.prettierrc.json', 'README.md'])).toEqual(everything);
  });

  it('checks the changed files that still exist', () => {
    expect(formattingCommand(['README.md', 'tools/deleted.ts'])).toEqual([
      ['npx', 'prettier', '--check', '--ignore-unknown', 'README.md'],
    ]);
    expect(formattingCommand([])).toEqual([]);
  });
});
