import {
  verifyCertificateResponse,
  type VerifyCertificateResponse,
} from '@kongres/contract/certificate';
import { certificatePath } from '@kongres/contract/paths';
import { callApi } from './call-api.ts';
import { reportNoResponse, readRefusal, type Refusal } from './refusal.ts';

export type VerifyCertificateResult =
  { ok: true; certificate: VerifyCertificateResponse } | Refusal;

export async function verifyCertificate(code: string): Promise<VerifyCertificateResult> {
  try {
    const response = await callApi(certificatePath, { body: { code } });
    const certificate = verifyCertificateResponse.safeParse(
      response.ok && (await response.json()),
    ).data;
    return certificate ? { ok: true, certificate } : await readRefusal('certificate', response);
  } catch (error) {
    return reportNoResponse('certificate', error);
  }
}
