import type { Plugin } from 'vite';

/** Removes React Router's own prerendering; `prerender.ts` runs it on every core. */
export function removePrerenderPlugin(plugins: Plugin[]): Plugin[] {
  const rest = plugins.filter(({ name }) => name !== 'prerender');
  if (rest.length === plugins.length)
    throw new Error('React Router has no plugin named "prerender"');
  return rest;
}
