import { join } from 'node:path';

export const webFolder = join(import.meta.dirname, '..');

/** What the web server serves. */
export const clientFolder = join(webFolder, 'build/client');

/** What the web server's configuration includes. */
export const nginxFolder = join(webFolder, 'build/nginx');
