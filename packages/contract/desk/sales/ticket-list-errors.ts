/** Kept apart from the schemas so that the desk bundle needs no validator. */
export const listErrorCodes = [
  'no_address',
  'bad_address',
  'unknown_language',
  'listed_twice',
  'name_too_long',
  'name_unreadable',
  'too_many_columns',
] as const;

export type ListErrorCode = (typeof listErrorCodes)[number];

export const maxListedPeople = 500;

export const maxGreetingLength = 300;
