import * as z from 'zod/mini';

/** A domain in letters of any alphabet, and nothing that could be mistaken for more than a domain. */
const foreignDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const beyondAscii = /\P{ASCII}/u;

/**
 * A domain with letters beyond ASCII as mail servers know it (`żółw.pl` is `xn--w-uga1v8h.pl`). So one
 * mailbox has one spelling everywhere, and every server on the way can deliver to it. Whatever else is
 * wrong with an address stays, for the rule to refuse.
 */
function withServersDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !beyondAscii.test(domain) || !foreignDomain.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Zod's own rule, and top domains of other alphabets (`рф` is `xn--p1ai`). */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i;

/**
 * The server's rule for an address; 254 is as long as one may be. Before the @ only ASCII is taken:
 * other letters there reach a mailbox only if every server on the way knows SMTPUTF8.
 */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.overwrite(withServersDomain),
    z.minLength(1),
    z.maxLength(254),
    z.email({ pattern }),
  );
