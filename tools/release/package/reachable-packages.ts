import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface ReachOptions {
  withDevelopment?: boolean;
  without?: readonly string[];
}

export function listReachablePackages(
  root: string,
  workspace: string,
  { withDevelopment = false, without = [] }: ReachOptions = {},
): string[] {
  const found = new Set<string>();
  const follow = (folder: string, isFirst = false) => {
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const optional = Object.keys(manifest.optionalDependencies ?? {});
    const peers = Object.keys(manifest.peerDependencies ?? {});
    const names = [
      ...Object.keys(manifest.dependencies ?? {}),
      ...(isFirst && withDevelopment ? Object.keys(manifest.devDependencies ?? {}) : []),
      ...optional,
      ...peers,
    ];
    const isOptional = (name: string) =>
      optional.includes(name) || manifest.peerDependenciesMeta?.[name]?.optional === true;
    for (const name of names) {
      // Optional peers are not installed by their dependents.
      if (without.includes(name) || (peers.includes(name) && isOptional(name))) continue;
      const place = findNearestPackage(root, folder, name);
      if (place) follow(place);
      else if (!isOptional(name)) throw new Error(`${relative(root, folder)} lacks ${name}`);
    }
  };
  follow(realpathSync(join(root, workspace)), true);
  return [...found].map((folder) => relative(root, folder)).toSorted();
}

function findNearestPackage(root: string, folder: string, name: string): string | null {
  for (let from = folder; ; from = dirname(from)) {
    const place = join(from, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (from === root) return null;
  }
}
