import { checkedAnswer, type CheckedAnswer } from '@kongres/contract/certificate';
import { certificatePath } from '@kongres/contract/paths';
import { call } from './call.ts';
import { noAnswer, readRefusal, type Refusal } from './refusal.ts';

export type Checked = { ok: true; certificate: CheckedAnswer } | Refusal;

/** Whose certificate has this code. */
export async function checkCertificate(code: string): Promise<Checked> {
  try {
    const response = await call(certificatePath, { body: { code } });
    const certificate = checkedAnswer.safeParse(response.ok && (await response.json())).data;
    return certificate ? { ok: true, certificate } : await readRefusal('certificate', response);
  } catch (error) {
    return noAnswer('certificate', error);
  }
}
