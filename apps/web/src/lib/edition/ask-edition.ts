import { editionPath } from '@kongres/contract/paths';
import { call } from '../api/call.ts';
import { readEdition, type KnownEdition } from './read-edition.ts';

/** Never from a cache: the time in an old answer has passed. Without a usable answer nothing is known. */
export async function askEdition(): Promise<KnownEdition | null> {
  try {
    const response = await call(editionPath, { cache: 'no-store' });
    return response.ok ? readEdition(await response.json()) : null;
  } catch {
    return null;
  }
}
