import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { orderPagePath } from '@kongres/contract/paths';
import type { Config } from '../config.ts';
import { orderToken } from './order-token.ts';

/** The buyer's own page. Its key stands behind the #, which no server ever sees. */
export function orderUrl(
  { secret, publicOrigin }: Pick<Config, 'secret' | 'publicOrigin'>,
  order: { id: string; tokenVersion: number; language: LanguageCode },
): string {
  const { path } = pick(languages, order.language);
  return `${publicOrigin}/${path}/${orderPagePath}#${orderToken(secret, order)}`;
}
