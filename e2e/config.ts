import { inheritedEnvironment, readStackConfig } from '@kongres/tools/lib/config';
import { runFolderOf } from '@kongres/tools/lib/folders';

/** The stack that browser tests start for themselves, beside one that a person may have running. */
export const stack = readStackConfig(inheritedEnvironment, 'e2e');

export const siteOrigin = `http://127.0.0.1:${stack.port}`;
export const mailOrigin = `http://127.0.0.1:${stack.mailPagePort}`;
export const fakeStripeOrigin = `http://127.0.0.1:${stack.fakeStripePort}`;
export const { apiPorts, databaseUrl } = stack;

/** Every nginx of the browser tests takes the client's address from this header. */
export const clientHeader = 'X-Test-Client';

/** Who starts servers beside the stack, and how many of each may run at once. */
const ownServers = {
  'api-down': 1,
  'api-problems': 1,
  'client-limits': 1,
  'edition-api': 1,
  'edition-clock': 1,
  'hung-process': 1,
  'live-stream': 1,
  offline: 4,
  published: 4,
  'published-meanwhile': 1,
  'published-pages': 1,
  'web-driver': 1,
} as const;

export type OwnServer = keyof typeof ownServers;

/** Ports that nobody else has: one for nginx and two for API processes. */
export function ownPorts(server: OwnServer, index = 0) {
  if (index >= ownServers[server]) throw new Error(`too many workers for ${server}`);
  const names = Object.keys(ownServers) as OwnServer[];
  const before = names.slice(0, names.indexOf(server));
  const slot = before.reduce((sum, name) => sum + ownServers[name], index);
  const site = stack.port + 20 + slot * 3;
  return { site, api: [site + 1, site + 2] as const };
}

export const webDriverPort = ownPorts('web-driver').site;

/** Where the running stack writes its logs. */
export const logFolder = runFolderOf(stack.port);

/** The parts of the gate to run (tools/acceptance/parts.ts); empty: all of them. */
export const browserParts = (process.env['E2E_PARTS'] || '').split(',').filter(Boolean);

/** On the gate nothing is reused and nothing is skipped by hand. */
export const isGate = Boolean(process.env['CI']);

export { isAcceptance } from '@kongres/tools/acceptance/sample';

/** `npm run shots` takes its pictures from a stack that is already running. */
export const shotOrigin = `http://127.0.0.1:${readStackConfig().port}`;

/** Which pages `npm run shots` takes, by their ids; all of them unless told otherwise. */
export const shotPages = (process.env['SHOTS'] || '').split(',').filter(Boolean);

/** The first process of the machine on which a drill takes place. */
export const drillLeader = process.env['DRILL_LEADER'] || '';

/** How the names of the containers of a drill begin. */
export const drillContainers = process.env['DRILL_CONTAINERS'] || '';
