import { readOrganiserConfig } from '../platform/config/config.ts';
import { runOrganiser } from './run-organiser.ts';

// Whoever reads only the first lines (`| head`) closes the pipe; that is no failure.
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
