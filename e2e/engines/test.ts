import { MissingProgram } from '@kongres/tools/lib/find-program';
import { recordResult } from '@kongres/tools/acceptance/results';
import { isAcceptance } from '../config.ts';
import { test as base } from '../test.ts';
import type { Engine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

const launchers = { firefox: launchFirefox, webkit: launchWebKit };

export interface EngineOption {
  engineId: keyof typeof launchers;
}

interface EngineFixtures {
  visitor: Visitor;
}

const check = 'other-engines';

/** Drives a browser other than Chromium: one process per worker, one tab per test. */
export const test = base.extend<EngineFixtures, EngineOption & { engine: Engine | MissingProgram }>(
  {
    engineId: ['firefox', { option: true, scope: 'worker' }],
    engine: [
      async ({ engineId }, use) => {
        const engine = await launchers[engineId]().catch(toMissingProgram);
        if (engine instanceof MissingProgram) {
          recordResult({ check, figure: engine.message, result: 'not available here' });
          return await use(engine);
        }
        let journeys = 0;
        const openTab = () => {
          journeys += 1;
          return engine.openTab();
        };
        await use({ ...engine, openTab });
        await engine.close();
        // Each journey reports its own failure.
        recordResult({ check, figure: `${engine.name}: ${journeys} journeys`, result: 'passed' });
      },
      { scope: 'worker' },
    ],
    visitor: async ({ engine, reportCheck }, use, info) => {
      if (engine instanceof MissingProgram) return info.skip(true, engine.message);
      reportCheck(check);
      const tab = await engine.openTab();
      await use(createVisitor(tab));
      if (info.status !== info.expectedStatus) {
        await info.attach('the page', { body: await tab.screenshot(), contentType: 'image/png' });
      }
      await tab.close();
    },
  },
);

/** Acceptance reports a missing program; elsewhere it is an error. */
function toMissingProgram(error: unknown): MissingProgram {
  if (isAcceptance && error instanceof MissingProgram) return error;
  throw error;
}
