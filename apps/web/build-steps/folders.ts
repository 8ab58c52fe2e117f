import { join, resolve } from 'node:path';
import { buildFolder } from './config.ts';

export const webFolder = join(import.meta.dirname, '..');

/** What the web server serves. */
export const clientFolder = resolve(webFolder, buildFolder, 'client');

/** What the web server's configuration includes. */
export const nginxFolder = resolve(webFolder, buildFolder, 'nginx');

/** The program that knows every page. */
export const serverProgram = resolve(webFolder, buildFolder, 'server/index.js');
