import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { organiser } from '@kongres/content/facts/organiser';
import { fillTemplate } from '@kongres/deploy/nginx/write-config';
import { deployFolder, rootFolder } from '../../lib/folders.ts';

interface PackageOptions {
  name: string;
  version: string;
  into: string;
  debian: string;
}

const architectures: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
};

export function makePackage(
  { name, version, into, debian }: PackageOptions,
  fill: (root: string) => void,
): string {
  const architecture = architectures[process.arch];
  if (!architecture) throw new Error(`no package is made for ${process.arch}`);
  const root = mkdtempSync(join(tmpdir(), 'kongres-package-'));
  try {
    fill(root);
    copyDeployFile('../LICENSE', join(root, `usr/share/doc/${name}/copyright`));
    copyDeployFile('../docs/operations.md', join(root, `usr/share/doc/${name}/operations.md`));
    for (const script of ['postinst', 'prerm', 'postrm']) {
      copyDeployFile(`${debian}/${script}`, join(root, 'DEBIAN', script));
    }
    const control = fillTemplate(readProjectFile(`deploy/${debian}/control.template`), {
      VERSION: version,
      ARCHITECTURE: architecture,
      MAINTAINER: `${organiser.name} <${organiser.email}>`,
    });
    writeTextFile(join(root, 'DEBIAN/control'), control);
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

export function readProjectFile(file: string): string {
  return readFileSync(join(rootFolder, file), 'utf8');
}

export function writeTextFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function copyDeployFile(name: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(deployFolder, name), to, { recursive: true });
}
