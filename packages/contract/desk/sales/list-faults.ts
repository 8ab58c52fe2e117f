/** What can be wrong with a line of a list; apart from the schemas, because the desk needs no validator. */
export const listFaultCodes = [
  'no_address',
  'bad_address',
  'unknown_language',
  'listed_twice',
  'name_too_long',
  'name_unreadable',
  'too_many_columns',
] as const;

export type ListFaultCode = (typeof listFaultCodes)[number];

/** So many are given a ticket in one go. */
export const mostListed = 500;

/** As long as a greeting may be. */
export const longestGreeting = 300;
