import { MissingProgram } from '@kongres/tools/lib/installed';
import { recordResult } from '@kongres/tools/acceptance/results';
import { isAcceptance } from '../config.ts';
import { test as base } from '../test.ts';
import type { Engine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { visitorIn, type Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

const launch = { firefox: launchFirefox, webkit: launchWebKit };

/** Which of them a project of the configuration drives. */
export interface EngineOption {
  engineId: keyof typeof launch;
}

interface Driven {
  visitor: Visitor;
}

const check = 'other-engines';

/** A visitor with another browser than Chromium: one browser for all journeys, a tab for each. */
export const test = base.extend<Driven, EngineOption & { engine: Engine | MissingProgram }>({
  engineId: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineId }, use) => {
      const engine = await launch[engineId]().catch(orMissing);
      if (engine instanceof MissingProgram) {
        recordResult({ check, figure: engine.message, result: 'not available here' });
        return await use(engine);
      }
      let journeys = 0;
      const newTab = () => {
        journeys += 1;
        return engine.newTab();
      };
      await use({ ...engine, newTab });
      await engine.close();
      // Whether all of them passed, they say themselves.
      recordResult({ check, figure: `${engine.name}: ${journeys} journeys`, result: 'passed' });
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, reportCheck }, use, info) => {
    if (engine instanceof MissingProgram) return info.skip(true, engine.message);
    reportCheck(check);
    const tab = await engine.newTab();
    await use(visitorIn(tab));
    if (info.status !== info.expectedStatus) {
      await info.attach('the page', { body: await tab.screenshot(), contentType: 'image/png' });
    }
    await tab.close();
  },
});

/** The proof names what this machine lacks; everywhere else that is a failure. */
function orMissing(error: unknown): MissingProgram {
  if (isAcceptance && error instanceof MissingProgram) return error;
  throw error;
}
