import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { organiser } from '@kongres/content/facts/organiser';
import { fillIn } from '@kongres/deploy/nginx/fill-in';
import { deployFolder, rootFolder } from '../../lib/folders.ts';

interface Wanted {
  name: string;
  version: string;
  into: string;
  /** Where its `control.template` and its scripts are, below `deploy`. */
  debian: string;
}

const architectures: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
};

/** Makes a Debian package of what `fill` puts into a folder that stands for a machine's root; returns its file. */
export function makePackage(
  { name, version, into, debian }: Wanted,
  fill: (root: string) => void,
): string {
  const architecture = architectures[process.arch];
  if (!architecture) throw new Error(`no package is made for ${process.arch}`);
  const root = mkdtempSync(join(tmpdir(), 'kongres-package-'));
  try {
    fill(root);
    take('../LICENSE', join(root, `usr/share/doc/${name}/copyright`));
    take('../docs/operations.md', join(root, `usr/share/doc/${name}/operations.md`));
    for (const script of ['postinst', 'prerm', 'postrm']) {
      take(`${debian}/${script}`, join(root, 'DEBIAN', script));
    }
    const control = fillIn(read(`deploy/${debian}/control.template`), {
      VERSION: version,
      ARCHITECTURE: architecture,
      MAINTAINER: `${organiser.name} <${organiser.email}>`,
    });
    write(join(root, 'DEBIAN/control'), control);
    mkdirSync(into, { recursive: true });
    const file = join(into, `${name}_${version}_${architecture}.deb`);
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z6', '--build', root, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return file;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A file of the project. */
export function read(file: string): string {
  return readFileSync(join(rootFolder, file), 'utf8');
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Copies a file or a folder of `deploy`. */
export function take(name: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(deployFolder, name), to, { recursive: true });
}
