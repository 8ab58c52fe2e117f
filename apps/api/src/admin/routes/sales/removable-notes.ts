import type { OpenSession } from '../../staff/session-queries.ts';

/** Whose notes a person may take away: one's own, and as an owner anybody's (null). */
export function authorRemovableBy({ id, role }: Pick<OpenSession, 'id' | 'role'>): string | null {
  return role === 'owner' ? null : id;
}
