import { readOrganiserConfig } from '../platform/config/config.ts';
import { runOrganiser } from './run-organiser.ts';

// A closed pipe (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runOrganiser(process.argv.slice(2), {
  config: readOrganiserConfig(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
});
