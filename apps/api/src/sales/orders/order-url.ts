import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { certificatePagePath, congressPagePath, orderPagePath } from '@kongres/contract/paths';
import type { Config } from '../../platform/config/config.ts';
import { orderToken } from './order-token.ts';

type Origin = Pick<Config, 'secret' | 'publicOrigin'>;

interface OwnedOrder {
  id: string;
  tokenVersion: number;
  language: LanguageCode;
}

/** The buyer's own page. Its key stands behind the #, which no server ever sees. */
export function orderUrl(origin: Origin, order: OwnedOrder): string {
  return keyedUrl(orderPagePath, origin, order);
}

/** The ticket's own link: the congress app, and the only way into it. */
export function congressUrl(origin: Origin, order: OwnedOrder): string {
  return keyedUrl(congressPagePath, origin, order);
}

/** Where a certificate is checked. */
export function checkUrl(
  { publicOrigin }: Pick<Origin, 'publicOrigin'>,
  language: LanguageCode,
  code: string,
): string {
  return `${publicOrigin}/${pick(languages, language).path}/${certificatePagePath}#${code}`;
}

function keyedUrl(page: string, { secret, publicOrigin }: Origin, order: OwnedOrder): string {
  const { path } = pick(languages, order.language);
  return `${publicOrigin}/${path}/${page}#${orderToken(secret, order)}`;
}
