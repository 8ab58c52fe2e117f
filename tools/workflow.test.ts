import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from './stack/folders.ts';

// GitHub's own parser imports its schema as JSON and forgets to say so, which Node insists on.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
  await import('@actions/workflow-parser');

const content = readFileSync(join(rootFolder, '.github/workflows/gate.yml'), 'utf8');

async function read(text: string) {
  const { context, value } = parseWorkflow(
    { name: 'gate.yml', content: text },
    new NoOperationTraceWriter(),
  );
  if (!value) throw new Error('nothing in the workflow');
  const { jobs } = await convertWorkflowTemplate(context, value);
  return { faults: context.errors.getErrors().map(({ message }) => message), jobs };
}

test('the public CI understands the workflow, and a slip of the pen would be noticed', async () => {
  expect((await read(content)).faults).toEqual([]);
  for (const [word, slip] of [
    ['runs-on', 'run-on'],
    ['services', 'servises'],
    ['github.run_id', 'githob.run_id'],
    ['contents: read', 'contents: reed'],
  ] as const) {
    expect(content).toContain(word);
    expect((await read(content.replace(word, slip))).faults).not.toEqual([]);
  }
});

test('it runs the very gate that a change has to pass here', async () => {
  const { jobs } = await read(content);
  const commands = jobs.flatMap((job) =>
    job.type === 'job' ? job.steps.map((step) => ('run' in step ? step.run.toString() : '')) : [],
  );
  expect(commands).toContainEqual(expect.stringMatching(/ \.ci\/run$/));
  expect(commands).toContainEqual(expect.stringMatching(/^npm test$/m));
});
