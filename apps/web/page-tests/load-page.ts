import type { LoaderFunctionArgs } from 'react-router';
import { loadFrame } from '../src/layout/frame.server.ts';
import { loader as certificate } from '../src/routes/certificate.tsx';
import { loader as congress } from '../src/routes/congress.tsx';
import { loader as contact } from '../src/routes/contact.tsx';
import { loader as order } from '../src/routes/order.tsx';
import { loader as tickets } from '../src/routes/tickets.tsx';

const loaders = { certificate, congress, contact, order, tickets };

export type PageName = keyof typeof loaders;

const loaded = new Map<string, Promise<object>>();

/** What the build would write into the page at an address; worked out once per address. */
export function loadPage(name: PageName, address: string): Promise<object> {
  const known = loaded.get(address) ?? load(name, address);
  loaded.set(address, known);
  return known;
}

async function load(name: PageName, address: string) {
  const args = {
    request: new Request(`http://localhost${address}`),
    params: {},
  } as LoaderFunctionArgs;
  return { frame: loadFrame(args), page: await loaders[name](args) };
}
