import { matchesGlob } from 'node:path';
import type { importOrder } from './import-order.ts';

interface Import {
  file: string;
  line: number;
  target: string;
}

export interface BrokenOrder {
  file: string;
  line: number;
  target: string;
  reason: string;
}

/** Imports, including type imports, that do not lead to a lower layer. Tests may import anything. */
export function findBrokenOrder(
  order: typeof importOrder,
  imports: readonly Import[],
): BrokenOrder[] {
  return order.flatMap(({ folder, layers, except = [] }) => {
    const layerOf = (part: string) => layers.findIndex((layer) => layer.includes(part));
    return imports.flatMap(({ file, line, target }) => {
      const from = getPart(folder, file);
      const to = getPart(folder, target);
      if (!from || !to || from === to || except.includes(file)) return [];
      if (matchesGlob(file, '**/*.test.{ts,tsx}')) return [];
      const unplaced = [from, to].find((part) => layerOf(part) === -1);
      const reason = unplaced
        ? `${folder}/${unplaced} is in no layer of import-order.ts`
        : `${from} is not above ${to}`;
      if (!unplaced && layerOf(from) < layerOf(to)) return [];
      return [{ file, line, target, reason }];
    });
  });
}

function getPart(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
}
