import { editionStart } from '@kongres/content/facts/phases';

const dayMs = 86_400_000;
const weeksBefore = 12;

/** Start of the edition clock in development: twelve weeks before the first day, at the current time of day. */
export function getDemonstrationStart(now = new Date()): Date {
  return new Date(editionStart.getTime() - weeksBefore * 7 * dayMs + (now.getTime() % dayMs));
}
