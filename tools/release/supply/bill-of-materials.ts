import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootFolder } from '../../lib/folders.ts';
import { getLicence, isPermitted } from './licences.ts';

export interface Bill {
  components: Parameters<typeof getLicence>[0][];
}

export interface Lockfile {
  packages: Record<string, { name?: string; version?: string; link?: boolean }>;
}

export function createBill(): Bill {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-bill-'));
  try {
    copyFileSync(join(rootFolder, 'package-lock.json'), join(folder, 'package-lock.json'));
    const root = readPackage('package.json');
    for (const file of ['package.json', ...listWorkspaceFiles(root.workspaces)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const own = { ...readPackage(file), version: '0.0.0', license: root.license };
      writeFileSync(join(folder, file), JSON.stringify(own));
    }
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
    const text = execFileSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
    });
    return JSON.parse(text) as Bill;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function validateBill({ components }: Bill, { packages }: Lockfile): string[] {
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const unlisted = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(
      ([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`,
    )
    .filter((name) => !listed.has(name))
    .map((name) => `${name} is not listed`);
  const unwelcome = components.flatMap((component) => {
    if (isPermitted(component)) return [];
    return [`${component.name}@${component.version}: ${getLicence(component) ?? 'no licence'}`];
  });
  return [...unlisted, ...unwelcome];
}

/** `541 MIT, 56 Apache-2.0, …` */
export function formatLicenceCounts({ components }: Bill): string {
  const counts = new Map<string, number>();
  for (const component of components) {
    const licence = getLicence(component) ?? 'none';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([licence, count]) => `${count} ${licence}`).join(', ');
}

function listWorkspaceFiles(patterns: readonly string[] = []): string[] {
  return patterns.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: rootFolder }));
}

function readPackage(file: string): { license?: string; workspaces?: string[] } {
  return JSON.parse(readFileSync(join(rootFolder, file), 'utf8')) as ReturnType<typeof readPackage>;
}
