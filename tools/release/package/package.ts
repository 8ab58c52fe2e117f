import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inheritedEnvironment } from '../../lib/config.ts';
import { rootFolder, siteFolder } from '../../lib/folders.ts';
import { buildBuilder } from './build-builder.ts';
import { buildPackage } from './build-package.ts';

/**
 * `npm run package`: builds the site for PUBLIC_ORIGIN and STAGE, and makes a Debian package of it. `--site` takes one
 * that is built already. `--builder` makes the package instead that builds it on a server, for whatever address that has.
 */
const {
  version = versionOfCommit(),
  into = join(rootFolder, '.packages'),
  site,
  builder,
} = parseArgs({
  options: {
    version: { type: 'string' },
    into: { type: 'string' },
    site: { type: 'string' },
    builder: { type: 'boolean' },
  },
}).values;
if (builder) {
  console.log(buildBuilder({ version, into }));
  process.exit();
}
const { PUBLIC_ORIGIN: origin, STAGE: stage = '' } = inheritedEnvironment;
if (!origin) {
  console.error('PUBLIC_ORIGIN says whom the package is for: its pages name their own address');
  process.exit(2);
}
if (!site) execFileSync('npm', ['run', 'build', '--silent'], { cwd: rootFolder, stdio: 'inherit' });
console.log(buildPackage({ version, origin, stage, into, site: site ?? siteFolder }));

/** The later commit is the newer version. */
function versionOfCommit(): string {
  const args = ['show', '-s', '--format=%cd+%h', '--date=format-local:%Y%m%d.%H%M%S', 'HEAD'];
  const env = { ...inheritedEnvironment, TZ: 'UTC' };
  return `1.${execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8', env }).trim()}`;
}
