import * as z from 'zod/mini';

/** Words of a person: some, in letters that are seen. Lines may break, as browsers break them or not. */
export function seenText(longest: number) {
  return z.string().check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\n|\t|\u200D)+$/u),
  );
}

/** In one line, in letters that are seen. */
export const deskName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(120),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u),
  );
