import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenRules } from './broken-rules.ts';
import { importRules, type ImportRuleName } from './import-rules.ts';
import { readImports } from './read-imports.ts';
import { findFolderCycles } from './folder-cycles.ts';
import { findBrokenOrder, type BrokenOrder } from './broken-order.ts';
import { importOrder } from './import-order.ts';

interface BrokenImport {
  file: string;
  line: number;
  target: string;
  rule: ImportRuleName;
}

export function findBrokenImports(root: string): {
  read: number;
  broken: BrokenImport[];
  /** Imports that do not lead to a lower layer. */
  upward: BrokenOrder[];
  cycles: string[][];
} {
  const files = globSync('{apps,packages,deploy,tools,e2e}/**/*.{ts,tsx,js,jsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules', '**/build', '**/.react-router'],
  });
  const imports = files.flatMap((file) =>
    readImports(root, file, readFileSync(join(root, file), 'utf8')),
  );
  return {
    read: imports.length,
    broken: imports.flatMap((found) =>
      findBrokenRules(importRules, found.file, found.target).map((rule) => ({ ...found, rule })),
    ),
    upward: findBrokenOrder(importOrder, imports),
    cycles: findFolderCycles(imports),
  };
}
