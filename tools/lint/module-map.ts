import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importOrder } from './import-order.ts';
import { readImports } from './read-imports.ts';

const sources = 'apps/api/src/';
const start = '<!-- Written by `npm run map`. -->';
const end = '<!-- End of the map. -->';

export function replaceModuleMap(page: string, root: string): string {
  const [before, , after] = splitPage(page);
  return `${before}${start}\n\n${buildModuleMap(root)}\n\n${end}${after}`;
}

function splitPage(page: string): [string, string, string] {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the page has no "${start}" before "${end}"`);
  return [page.slice(0, from), page.slice(from, to), page.slice(to + end.length)];
}

function buildModuleMap(root: string): string {
  const files = globSync(`${sources}**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] });
  const imported = new Map<string, Set<string>>();
  const folders = new Map<string, Set<string>>();
  const arrows = new Set<string>();
  for (const file of files) {
    const [group = '', folder = ''] = splitPath(file);
    folders.set(group, (folders.get(group) ?? new Set()).add(folder));
    for (const { target } of readImports(root, file, readFileSync(join(root, file), 'utf8'))) {
      if (!target.startsWith(sources)) continue;
      const [toGroup = '', toFolder = ''] = splitPath(target);
      const arrow = [`${group}/${folder}`, `${toGroup}/${toFolder}`] as const;
      if (arrow[0] !== arrow[1]) arrows.add(arrow.join(' '));
      if (toGroup !== group) imported.set(group, (imported.get(group) ?? new Set()).add(toGroup));
    }
  }
  const layers = importOrder.find(({ folder }) => `${folder}/` === sources)?.layers ?? [];
  const order = layers.flat();
  const named = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(', ');
  const rows = order.map((group) => {
    const isFolder = (name: string) => !name.endsWith('.ts');
    const own = [...(folders.get(group) ?? [])].filter(isFolder).toSorted();
    const targets = order.filter((other) => imported.get(group)?.has(other));
    return `| \`${group}\` | ${named(own) || '–'} | ${named(targets) || '–'} |`;
  });
  const count = [...imported.values()].reduce((sum, { size }) => sum + size, 0);
  const layerNames = layers.map((layer) => layer.join(', ')).join(' → ');
  return [
    `Layers: ${layerNames} → packages.`,
    `${order.length} groups, ${count} arrows between them, ${arrows.size} between their folders and files; none leads back.`,
    ['| group | folders | imports |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function splitPath(file: string): string[] {
  return file.slice(sources.length).split('/').slice(0, 2);
}
