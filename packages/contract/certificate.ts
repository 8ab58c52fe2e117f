import * as z from 'zod/mini';

export const certificateKinds = ['attendance', 'praktyk'] as const;

export type CertificateKind = (typeof certificateKinds)[number];

/** Less than a minute is no attendance. */
export const leastWatchedSeconds = 60;

/** As it stands on the certificate, typed once. */
export const certificateRequest = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
});

export type CertificateRequest = z.infer<typeof certificateRequest>;

const drawn = z.object({ kind: z.enum(certificateKinds), code: z.string() });

/** What a ticket's certificates are drawn from, and those that are drawn. */
export const certificateAnswer = z.object({
  /** Null until it was typed. */
  name: z.nullable(z.string()),
  /** Watched live, by day of the congress. */
  seconds: z.array(z.int()),
  certificates: z.array(drawn),
});

export type CertificateAnswer = z.infer<typeof certificateAnswer>;

/** As people type it, in any case and with or without its dashes. */
export const checkRequest = z.object({ code: z.string().check(z.regex(/^[0-9A-Za-z -]{12,24}$/)) });

/** What anybody learns who has a certificate's code. */
export const checkedAnswer = z.object({
  kind: z.enum(certificateKinds),
  code: z.string(),
  name: z.string(),
  seconds: z.array(z.int()),
  issuedAt: z.iso.datetime(),
});

export type CheckedAnswer = z.infer<typeof checkedAnswer>;
