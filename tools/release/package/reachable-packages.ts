import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Reach {
  /** What is built with, too. Only of the package it starts from, as npm has it. */
  withDevelopment?: boolean;
  /** Names that are not followed: what asks for them does without. */
  without?: readonly string[];
}

/**
 * The folders under `root` of everything that a workspace needs to run, itself among them: as Node would find them,
 * from the package that asks.
 */
export function reachablePackages(
  root: string,
  workspace: string,
  { withDevelopment = false, without = [] }: Reach = {},
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
      // Who offers to work with another package does not bring it along.
      if (without.includes(name) || (peers.includes(name) && isOptional(name))) continue;
      const place = nearest(root, folder, name);
      if (place) follow(place);
      else if (!isOptional(name)) throw new Error(`${relative(root, folder)} lacks ${name}`);
    }
  };
  follow(realpathSync(join(root, workspace)), true);
  return [...found].map((folder) => relative(root, folder)).toSorted();
}

/** Where Node finds a package that is asked for from a folder. */
function nearest(root: string, folder: string, name: string): string | null {
  for (let from = folder; ; from = dirname(from)) {
    const place = join(from, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (from === root) return null;
  }
}
