import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { stateFolder, told } from './config.ts';

// What `kongres-build.service` runs. Its user may write in the folder that systemd gives it, and nowhere else.

// Pages are for everybody, and whoever takes them has no more rights than everybody.
process.umask(0o022);
const packaged = join(import.meta.dirname, '../../..');
const now = new Date();
try {
  if (!stateFolder) throw new Error('systemd starts this: systemctl start kongres-build');
  const id = buildSite({ packaged, state: stateFolder, told, now });
  console.log(`${id} is built, in ${((Date.now() - now.getTime()) / 1000).toFixed(0)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
