import type { LanguageCode } from '@kongres/content/facts/languages';
import type { CertificateKind } from '@kongres/contract/certificate';

export interface Certificate {
  kind: CertificateKind;
  name: string;
  language: LanguageCode;
  /** Live attendance by congress day. */
  seconds: readonly number[];
  /** Like 7F3K-92QD-XM4T. */
  code: string;
  issuedAt: Date;
  checkUrl: string;
}
