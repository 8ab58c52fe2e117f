import type { StaffSession } from '../../staff/session.queries.ts';

/** Owners may remove any note (null), others only their own. */
export function getRemovableNoteAuthor({
  id,
  role,
}: Pick<StaffSession, 'id' | 'role'>): string | null {
  return role === 'owner' ? null : id;
}
