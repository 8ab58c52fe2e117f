import { editionStarts } from '@kongres/content/facts/phases';

const dayMs = 86_400_000;
const weeksBefore = 12;

/**
 * Where the edition's clock starts on a machine that sells nothing: twelve weeks before the first day of the facts.
 * The hour is that of now, so every start is another setting and none goes on where an old one had come to.
 */
export function demonstrationStart(now = new Date()): Date {
  return new Date(editionStarts.getTime() - weeksBefore * 7 * dayMs + (now.getTime() % dayMs));
}
