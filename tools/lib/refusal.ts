export class Refusal extends Error {}

/** Prints a Refusal without a stack trace and exits; rethrows other errors. */
export async function exitOnRefusal<Result>(
  start: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
