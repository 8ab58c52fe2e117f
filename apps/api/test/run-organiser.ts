import { PassThrough, Writable } from 'node:stream';
import { readOrganiserConfig } from '../src/platform/config/config.ts';
import { runOrganiser } from '../src/cli/run-organiser.ts';

function createPaper() {
  const written: string[] = [];
  const paper = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text);
      done();
    },
  });
  return { paper, text: () => written.join('') };
}

interface Sitting {
  /** What the person answers; without one nobody sits at the terminal. */
  answer?: string;
  now?: Date;
}

/** The organiser's commands in this process, as a person or a script would run them. */
export function organiserOf(env: Record<string, string>) {
  return async (args: readonly string[], { answer, now = new Date() }: Sitting = {}) => {
    const out = createPaper();
    const err = createPaper();
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
