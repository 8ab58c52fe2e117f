import { inheritedEnvironment, readStackConfig } from '@kongres/tools/lib/config';
import { getRunFolder } from '@kongres/tools/lib/folders';

/** The tests' own stack; it does not share ports with a development stack. */
export const stack = readStackConfig(inheritedEnvironment, 'e2e');

export const siteOrigin = `http://127.0.0.1:${stack.port}`;
export const mailOrigin = `http://127.0.0.1:${stack.mailPagePort}`;
export const fakeStripeOrigin = `http://127.0.0.1:${stack.fakeStripePort}`;
export const { apiPorts, databaseUrl } = stack;

/** Every nginx of the browser tests reads the client IP address from this header. */
export const clientHeader = 'X-Test-Client';

/** Servers that tests start beside the stack, with the number that may run at once. */
const testServers = {
  'api-down': 1,
  'api-problems': 1,
  'client-limits': 1,
  'edition-api': 1,
  'edition-clock': 1,
  'hung-process': 1,
  'live-stream': 1,
  offline: 4,
  published: 4,
  'published-release-switch': 1,
  'published-pages': 1,
  'web-driver': 1,
} as const;

export type TestServer = keyof typeof testServers;

/** Reserved ports: one for nginx and two for API processes. */
export function getTestPorts(server: TestServer, index = 0) {
  if (index >= testServers[server]) throw new Error(`too many workers for ${server}`);
  const names = Object.keys(testServers) as TestServer[];
  const before = names.slice(0, names.indexOf(server));
  const slot = before.reduce((sum, name) => sum + testServers[name], index);
  const site = stack.port + 20 + slot * 3;
  return { site, api: [site + 1, site + 2] as const };
}

export const webDriverPort = getTestPorts('web-driver').site;

export const logFolder = getRunFolder(stack.port);

/** Parts of the gate to run (tools/acceptance/parts.ts); empty means all. */
export const browserParts = (process.env['E2E_PARTS'] || '').split(',').filter(Boolean);

/** The gate forbids `test.only` and retries journeys once. */
export const isGate = Boolean(process.env['CI']);

export { isAcceptance } from '@kongres/tools/acceptance/sample';

/** `npm run shots` uses a stack that is already running. */
export const shotOrigin = `http://127.0.0.1:${readStackConfig().port}`;

/** Ids of the pages that `npm run shots` captures; empty means all. */
export const shotPages = (process.env['SHOTS'] || '').split(',').filter(Boolean);

/** PID of the drill machine's init process. */
export const drillMachinePid = process.env['DRILL_LEADER'] || '';

export const drillContainerPrefix = process.env['DRILL_CONTAINERS'] || '';
