import { PassThrough, Writable } from 'node:stream';
import { readOrganiserConfig } from '../src/platform/config/config.ts';
import { runOrganiser } from '../src/cli/run-organiser.ts';

function createOutput() {
  const written: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text);
      done();
    },
  });
  return { paper: stream, text: () => written.join('') };
}

interface CliInput {
  /** Typed answer; without one stdin is not a terminal. */
  answer?: string;
  now?: Date;
}

/** Runs the organiser's commands in this process. */
export function createOrganiserCli(env: Record<string, string>) {
  return async (args: readonly string[], { answer, now = new Date() }: CliInput = {}) => {
    const out = createOutput();
    const err = createOutput();
    const keyboard = Object.assign(new PassThrough(), { isTTY: answer !== undefined });
    if (answer !== undefined) keyboard.end(`${answer}\n`);
    const code = await runOrganiser(args, {
      config: readOrganiserConfig(env),
      stdin: keyboard,
      stdout: out.paper,
      stderr: err.paper,
      now: () => now,
    });
    return { code, out: out.text(), err: err.text() };
  };
}
