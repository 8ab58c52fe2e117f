/** Why a command does not start, in one sentence for the person who started it. */
export class Refusal extends Error {}

/** Prints a refusal as it is; anything else is a bug and keeps its stack trace. */
export async function orSayWhyNot<Result>(start: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
