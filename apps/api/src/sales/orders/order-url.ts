import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { certificatePagePath, congressPagePath, orderPagePath } from '@kongres/contract/paths';
import type { Config } from '../../platform/config/config.ts';
import { deriveOrderToken } from './order-token.ts';

type UrlConfig = Pick<Config, 'secret' | 'publicOrigin'>;

interface LinkedOrder {
  id: string;
  tokenVersion: number;
  language: LanguageCode;
}

/** The token is in the fragment, which browsers do not send to servers. */
export function buildOrderUrl(origin: UrlConfig, order: LinkedOrder): string {
  return buildTokenUrl(orderPagePath, origin, order);
}

export function buildCongressUrl(origin: UrlConfig, order: LinkedOrder): string {
  return buildTokenUrl(congressPagePath, origin, order);
}

export function buildCertificateUrl(
  { publicOrigin }: Pick<UrlConfig, 'publicOrigin'>,
  language: LanguageCode,
  code: string,
): string {
  return `${publicOrigin}/${getRow(languages, language).path}/${certificatePagePath}#${code}`;
}

function buildTokenUrl(
  page: string,
  { secret, publicOrigin }: UrlConfig,
  order: LinkedOrder,
): string {
  const { path } = getRow(languages, order.language);
  return `${publicOrigin}/${path}/${page}#${deriveOrderToken(secret, order)}`;
}
