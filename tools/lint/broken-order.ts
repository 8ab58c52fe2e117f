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

/** The imports, type imports included, that do not lead to a lower layer. Tests may import anything. */
export function brokenOrder(order: typeof importOrder, imports: readonly Import[]): BrokenOrder[] {
  return order.flatMap(({ folder, layers, except = [] }) => {
    const layerOf = (part: string) => layers.findIndex((layer) => layer.includes(part));
    return imports.flatMap(({ file, line, target }) => {
      const from = partOf(folder, file);
      const to = partOf(folder, target);
      if (!from || !to || from === to || except.includes(file)) return [];
      if (matchesGlob(file, '**/*.test.{ts,tsx}')) return [];
      const unplaced = [from, to].find((part) => layerOf(part) === -1);
      const reason = unplaced
        ? `${folder}/${unplaced} is in no layer of import-order.ts`
        : `${from} stands below ${to} or beside it`;
      if (!unplaced && layerOf(from) < layerOf(to)) return [];
      return [{ file, line, target, reason }];
    });
  });
}

/** The folder or file directly in `folder` that holds `path`. */
function partOf(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
}
