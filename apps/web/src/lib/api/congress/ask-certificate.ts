import { certificateAnswer, type CertificateAnswer } from '@kongres/contract/certificate';
import { congressCertificatePath } from '@kongres/contract/paths';
import { call } from '../call.ts';
import { noAnswer, readRefusal, type Refusal } from '../refusal.ts';

export type OwnCertificates = { ok: true; own: CertificateAnswer } | Refusal;

/** What a ticket's certificates are; with a name they are drawn. */
export async function askCertificates(token: string, name?: string): Promise<OwnCertificates> {
  try {
    const response = await call(congressCertificatePath, {
      token,
      ...(name && { body: { name } }),
    });
    const own = certificateAnswer.safeParse(response.ok && (await response.json())).data;
    return own ? { ok: true, own } : await readRefusal('certificate', response);
  } catch (error) {
    return noAnswer('certificate', error);
  }
}
