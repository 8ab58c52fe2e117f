import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../stack/folders.ts';
import { gatePrograms, installed, programs } from './installed.ts';

function complaintOf(program: (typeof programs)[number]): Error {
  try {
    installed(program, []);
  } catch (error) {
    return error as Error;
  }
  throw new Error(`${program} was found nowhere`);
}

test('a missing program is one sentence that says what to install, without a stack', () => {
  const { message, stack } = complaintOf('pdftotext');
  expect(message).toBe('this needs pdftotext: apt install poppler-utils');
  expect(stack).toBe('');
});

test('on a machine that has everything, a test of the first tier still finds no program', () => {
  for (const program of programs) {
    expect(() => installed(program)).toThrow('a test that needs programs is a *.machine.test.ts');
  }
});

test.each(gatePrograms)('the gate installs what brings %s', (program) => {
  const gate = readFileSync(join(rootFolder, '.ci/run'), 'utf8');
  const [, packages = ''] = complaintOf(program).message.split('apt install ');
  const line = /^need_debian_packages (.+)$/m.exec(gate)?.[1]?.split(' ');
  for (const name of packages.split(' ')) expect(line).toContain(name);
});
