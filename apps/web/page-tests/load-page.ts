import type { LoaderFunctionArgs } from 'react-router';
import { loadSiteLayout } from '../src/layout/site-layout.server.ts';
import { loader as certificate } from '../src/routes/certificate.tsx';
import { loader as congress } from '../src/routes/congress.tsx';
import { loader as contact } from '../src/routes/contact.tsx';
import { loader as order } from '../src/routes/order.tsx';
import { loader as tickets } from '../src/routes/tickets.tsx';

const loaders = { certificate, congress, contact, order, tickets };

export type PageName = keyof typeof loaders;

const loaded = new Map<string, Promise<object>>();

/** Loader data of an address, computed once. */
export function loadPage(name: PageName, address: string): Promise<object> {
  const known = loaded.get(address) ?? runLoader(name, address);
  loaded.set(address, known);
  return known;
}

async function runLoader(name: PageName, address: string) {
  const args = {
    request: new Request(`http://localhost${address}`),
    params: {},
  } as LoaderFunctionArgs;
  return { layout: loadSiteLayout(args), page: await loaders[name](args) };
}
