/** Enough to catch a slip; the server knows the rule. */
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
