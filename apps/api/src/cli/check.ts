import { readConfig } from '../platform/config/config.ts';
import { needLaunchCheck } from '../platform/config/need-launch-check.ts';

/** What API and worker ask of their settings when they start, without starting them. */
try {
  const config = readConfig();
  await needLaunchCheck(config);
  console.log(`the settings fit (${config.stage}, ${config.publicOrigin})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
