import * as z from 'zod/mini';

const auditLogAction = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Name of the staff member, or of the program. */
  actor: z.string(),
  /** A staff member may have the name of a program. */
  isStaffMember: z.boolean(),
  action: z.string(),
  number: z.nullable(z.int()),
  /** Shape depends on the action. */
  details: z.record(z.string(), z.unknown()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  requestId: z.nullable(z.string()),
});
export type AuditLogAction = z.infer<typeof auditLogAction>;

export const auditLogResponse = z.object({
  actions: z.array(auditLogAction),
  /** Id to continue from; null at the end. */
  next: z.nullable(z.int()),
});
export type AuditLogResponse = z.infer<typeof auditLogResponse>;

export const auditLogQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  order: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});
