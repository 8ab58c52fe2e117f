import * as z from 'zod/mini';

/** Multi-line text without invisible or control characters. */
export function createVisibleTextSchema(maxLength: number) {
  return z.string().check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(1),
    z.maxLength(maxLength),
    z.regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\n|\t|\u200D)+$/u),
  );
}

/** A single line without invisible or control characters. */
export const visibleName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(120),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u),
  );
