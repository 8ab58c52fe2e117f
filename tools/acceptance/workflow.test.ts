import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { acceptanceGroups, gateParts } from './parts.ts';
import { rootFolder } from '../lib/folders.ts';

// The package imports JSON without the import attribute that Node requires.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
  await import('@actions/workflow-parser');

const folder = join(rootFolder, '.github/workflows');
const readWorkflow = (name: string) => readFileSync(join(folder, name), 'utf8');

test.each(globSync('*.yml', { cwd: folder }))('%s is valid for GitHub', async (name) => {
  const { context, value } = parseWorkflow(
    { name, content: readWorkflow(name) },
    new NoOperationTraceWriter(),
  );
  if (!value) throw new Error('the workflow is empty');
  await convertWorkflowTemplate(context, value);
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
});

test('the workflows run every part of the gate and every group of acceptance checks', () => {
  expect(parse(readWorkflow('gate.yml')).jobs.gate.strategy.matrix.part).toEqual(gateParts);
  expect(parse(readWorkflow('acceptance.yml')).jobs.acceptance.strategy.matrix.group).toEqual(
    acceptanceGroups,
  );
});
