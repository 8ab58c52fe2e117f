/** Catches typos only; the server validates. */
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
