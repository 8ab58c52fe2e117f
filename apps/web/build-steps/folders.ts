import { join, resolve } from 'node:path';
import { buildFolder } from './config.ts';

export const webFolder = join(import.meta.dirname, '..');

/** Served by the web server. */
export const clientFolder = resolve(webFolder, buildFolder, 'client');

/** Included by the configuration of the web server. */
export const nginxFolder = resolve(webFolder, buildFolder, 'nginx');

/** React Router's server build. */
export const serverProgram = resolve(webFolder, buildFolder, 'server/index.js');
