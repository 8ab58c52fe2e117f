import { editionPath } from '@kongres/contract/paths';
import { callApi } from '../api/call-api.ts';
import { parseEdition, type EditionUpdate } from './parse-edition.ts';

/** Null without a valid response. Not cached: an old answer has an old time. */
export async function fetchEdition(): Promise<EditionUpdate | null> {
  try {
    const response = await callApi(editionPath, { cache: 'no-store' });
    return response.ok ? parseEdition(await response.json()) : null;
  } catch {
    return null;
  }
}
