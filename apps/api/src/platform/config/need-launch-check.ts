import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import type { Config } from './config.ts';

/** Nobody sells to the public while a fact or an entry only stands for the real one. */
export async function needLaunchCheck({ stage }: Pick<Config, 'stage'>): Promise<void> {
  if (stage !== 'production') return;
  const open = await findPlaceholders();
  if (open.length === 0) return;
  const [first] = open;
  throw new Error(
    `STAGE=production: ${open.length} facts and entries are not the real ones yet, the first is ${first?.sentence}`,
  );
}
