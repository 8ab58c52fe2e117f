import { describe, expect, it, vi } from 'vitest';
import { runStep } from './run-step.ts';

describe('runStep', () => {
  it('measures the CPU time of the command and its children', async () => {
    const spin = 'while (process.cpuUsage().user < 400_000) for (let i = 0; i < 1e6; i += 1);';
    const shell = ['bash', '-c', `node --eval '${spin}'; exit 0`];
    const step = await runStep(shell, { isQuiet: true });
    expect(step.isOk).toBe(true);
    expect(step.cpuSeconds).toBeGreaterThanOrEqual(0.4);
  });

  it('prints the output of a quiet command only when it failed', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const passed = await runStep(['echo', 'fine'], { isQuiet: true });
    const failed = await runStep(['ls', '/no-such-folder'], { isQuiet: true });
    const printed = log.mock.calls.flat().join('\n');
    log.mockRestore();
    expect([passed.isOk, failed.isOk]).toEqual([true, false]);
    expect(printed).not.toMatch(/^fine$/m);
    expect(printed).toMatch(/no-such-folder.*No such file/);
  });

  it('passes the environment on', async () => {
    const found = await runStep(['printenv', 'STEP_OF_A_TEST'], {
      isQuiet: true,
      env: { STEP_OF_A_TEST: 'yes' },
    });
    expect(found.isOk).toBe(true);
    expect((await runStep(['printenv', 'STEP_OF_A_TEST'], { isQuiet: true })).isOk).toBe(false);
  });
});
