import { publicOrigin } from '@kongres/content/facts/organiser';
import type { Certificate } from './certificate.ts';

/** For tests: 18 hours and 30 minutes, with one day without attendance. */
export function createSampleCertificate(changes: Partial<Certificate> = {}): Certificate {
  const language = changes.language ?? 'pl';
  return {
    kind: 'attendance',
    name: 'Anna Kowal',
    language,
    seconds: [7200, 10_800, 21_600, 0, 14_400, 1800, 10_800],
    code: '7F3K-92QD-XM4T',
    issuedAt: new Date('2026-02-23T09:00:00Z'),
    checkUrl: `${publicOrigin}/${language.toLowerCase()}/zaswiadczenie#7F3K-92QD-XM4T`,
    ...changes,
  };
}
