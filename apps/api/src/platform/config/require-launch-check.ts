import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import type { Config } from './config.ts';

/** Prevents production from starting while facts or entries are placeholders. */
export async function requireLaunchCheck({
  environment,
}: Pick<Config, 'environment'>): Promise<void> {
  if (environment !== 'production') return;
  const open = await findPlaceholders();
  if (open.length === 0) return;
  const [first] = open;
  throw new Error(
    `STAGE=production: ${open.length} facts and entries are placeholders, the first: ${first?.message}`,
  );
}
