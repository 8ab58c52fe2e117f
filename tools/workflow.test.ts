import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptanceGroups, gateParts } from './acceptance/parts.ts';
import { rootFolder } from './stack/folders.ts';

// GitHub's parser imports JSON without the import attribute that Node requires.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
  await import('@actions/workflow-parser');

const readWorkflow = (name: string) =>
  readFileSync(join(rootFolder, '.github/workflows', name), 'utf8');
const gate = readWorkflow('gate.yml');
const acceptance = readWorkflow('acceptance.yml');

async function parse(text: string) {
  const { context, value } = parseWorkflow(
    { name: 'workflow.yml', content: text },
    new NoOperationTraceWriter(),
  );
  if (!value) throw new Error('the workflow is empty');
  const { jobs } = await convertWorkflowTemplate(context, value);
  return { faults: context.errors.getErrors().map(({ message }) => message), jobs };
}

async function readCommands(text: string): Promise<string[]> {
  const { jobs } = await parse(text);
  return jobs.flatMap((job) =>
    job.type === 'job' ? job.steps.map((step) => ('run' in step ? step.run.toString() : '')) : [],
  );
}

/** The values of a matrix with one dimension. */
function readMatrix(text: string, name: string): string[] {
  return new RegExp(`^ +${name}: \\[(.+)\\]$`, 'm').exec(text)?.[1]?.split(', ') ?? [];
}

describe('the workflows', () => {
  it('are valid, and a typing error would be found', async () => {
    expect((await parse(gate)).faults).toEqual([]);
    expect((await parse(acceptance)).faults).toEqual([]);
    for (const [word, typo] of [
      ['runs-on', 'run-on'],
      ['services', 'servises'],
      ['github.run_id', 'githob.run_id'],
      ['contents: read', 'contents: reed'],
    ] as const) {
      expect(gate).toContain(word);
      expect((await parse(gate.replace(word, typo))).faults).not.toEqual([]);
    }
  });

  it('run every part of the gate, and npm test without root', async () => {
    const commands = await readCommands(gate);
    expect(commands).toContainEqual(expect.stringMatching(/ \.ci\/run --part /));
    expect(commands).toContainEqual(expect.stringMatching(/^npm test$/m));
    expect(readMatrix(gate, 'part')).toEqual([...gateParts]);
  });

  it('run every group of acceptance checks at night', async () => {
    expect(await readCommands(acceptance)).toContainEqual(
      expect.stringMatching(/ \.ci\/run --acceptance /),
    );
    expect(readMatrix(acceptance, 'group')).toEqual([...acceptanceGroups]);
    expect((await parse(acceptance)).jobs).toHaveLength(1);
  });
});
