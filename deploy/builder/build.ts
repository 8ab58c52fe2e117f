import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { stateFolder, buildSettings } from './config.ts';

// Started by `kongres-build.service`, whose user may write to its state folder only.

// Built pages must be readable by all users.
process.umask(0o022);
const packaged = join(import.meta.dirname, '../../..');
const now = new Date();
try {
  if (!stateFolder) throw new Error('run it with systemd: systemctl start kongres-build');
  const id = buildSite({ packaged, state: stateFolder, settings: buildSettings, now });
  console.log(`${id} built in ${((Date.now() - now.getTime()) / 1000).toFixed(0)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
