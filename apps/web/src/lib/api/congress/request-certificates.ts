import { certificateResponse, type CertificateResponse } from '@kongres/contract/certificate';
import { congressCertificatePath } from '@kongres/contract/paths';
import { callApi } from '../call-api.ts';
import { reportNoResponse, readRefusal, type Refusal } from '../refusal.ts';

export type CertificatesResult = { ok: true; certificates: CertificateResponse } | Refusal;

/** Certificates of a ticket; with a name they are issued. */
export async function requestCertificates(
  token: string,
  name?: string,
): Promise<CertificatesResult> {
  try {
    const response = await callApi(congressCertificatePath, {
      token,
      ...(name && { body: { name } }),
    });
    const certificates = certificateResponse.safeParse(response.ok && (await response.json())).data;
    return certificates ? { ok: true, certificates } : await readRefusal('certificate', response);
  } catch (error) {
    return reportNoResponse('certificate', error);
  }
}
