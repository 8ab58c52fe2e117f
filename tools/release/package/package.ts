import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inheritedEnvironment } from '../../lib/config.ts';
import { rootFolder, siteFolder } from '../../lib/folders.ts';
import { buildBuilder } from './build-builder.ts';
import { buildPackage } from './build-package.ts';

/**
 * `npm run package`: builds the site for PUBLIC_ORIGIN and STAGE and packages it. `--site` takes an existing build.
 * `--builder` packages the site builder instead.
 */
const {
  version = readCommitVersion(),
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
  console.error('PUBLIC_ORIGIN is required: pages contain their own address');
  process.exit(2);
}
if (!site) execFileSync('npm', ['run', 'build', '--silent'], { cwd: rootFolder, stdio: 'inherit' });
console.log(buildPackage({ version, origin, stage, into, site: site ?? siteFolder }));

/** Later commits have higher versions. */
function readCommitVersion(): string {
  const args = ['show', '-s', '--format=%cd+%h', '--date=format-local:%Y%m%d.%H%M%S', 'HEAD'];
  const env = { ...inheritedEnvironment, TZ: 'UTC' };
  return `1.${execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8', env }).trim()}`;
}
