/** Parts of the specification that are not built yet. */
export type FutureGroup = 'editions' | 'companies' | 'contests' | 'networking' | 'withdrawal';

/** A test by its file and the start of its title as written there; a title from a template has its placeholders. */
interface HoldingTest {
  file: string;
  test: string;
}

/** One sentence of the specification with the tests that assert it, or the part that it waits for. */
export type Statement = { id: string; statement: string } & (
  | { heldBy: readonly [HoldingTest, ...HoldingTest[]]; notYet?: never }
  | { heldBy?: never; notYet: FutureGroup }
);
