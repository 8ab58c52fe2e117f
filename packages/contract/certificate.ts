import * as z from 'zod/mini';

export const certificateKinds = ['attendance', 'praktyk'] as const;

export type CertificateKind = (typeof certificateKinds)[number];

export const minWatchedSeconds = 60;

/** Printed on the certificate; can be set once. */
export const certificateRequest = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
});

export type CertificateRequest = z.infer<typeof certificateRequest>;

const issuedCertificate = z.object({ kind: z.enum(certificateKinds), code: z.string() });

export const certificateResponse = z.object({
  name: z.nullable(z.string()),
  seconds: z.array(z.int()),
  certificates: z.array(issuedCertificate),
});

export type CertificateResponse = z.infer<typeof certificateResponse>;

/** Case and dashes are ignored. */
export const verifyCertificateRequest = z.object({
  code: z.string().check(z.regex(/^[0-9A-Za-z -]{12,24}$/)),
});

/** Public: anyone with the code can read it. */
export const verifyCertificateResponse = z.object({
  kind: z.enum(certificateKinds),
  code: z.string(),
  name: z.string(),
  seconds: z.array(z.int()),
  issuedAt: z.iso.datetime(),
});

export type VerifyCertificateResponse = z.infer<typeof verifyCertificateResponse>;
