import { readConfig } from '../platform/config/config.ts';
import { requireLaunchCheck } from '../platform/config/require-launch-check.ts';

/** Validates the settings like API and worker do on start. */
try {
  const config = readConfig();
  await requireLaunchCheck(config);
  console.log(`settings are valid (${config.environment}, ${config.publicOrigin})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
