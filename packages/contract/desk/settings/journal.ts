import * as z from 'zod/mini';

const deed = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** A person of the desk by name, otherwise a program. */
  actor: z.string(),
  /** A person may be called as a program is. */
  isPerson: z.boolean(),
  deed: z.string(),
  number: z.nullable(z.int()),
  /** As the database noted them; each kind of deed has its own. */
  facts: z.record(z.string(), z.unknown()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  request: z.nullable(z.string()),
});
export type DeskDeed = z.infer<typeof deed>;

export const journalAnswer = z.object({
  deeds: z.array(deed),
  /** Where older ones go on; null at the end. */
  next: z.nullable(z.int()),
});
export type JournalPage = z.infer<typeof journalAnswer>;

/** Asked for in an address, so everything in it is text. */
export const journalQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  order: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});
