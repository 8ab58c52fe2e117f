import type { Plugin } from 'vite';

/** React Router's plugins but the one that writes the pages: `prerender.ts` does that on every core. */
export function withoutPrerendering(plugins: Plugin[]): Plugin[] {
  const rest = plugins.filter(({ name }) => name !== 'prerender');
  if (rest.length === plugins.length) throw new Error('React Router prerenders in another way now');
  return rest;
}
