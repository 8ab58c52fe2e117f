import { join, relative } from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { importsByListing } from './import-rules.ts';

interface Import {
  file: string;
  line: number;
  /** A path from the root for a file of ours, the name as it is written for a package. */
  target: string;
}

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js'],
  conditionNames: ['import', 'node', 'default'],
});

/** All that a file imports, re-exports or takes a type from. `file` is a path from `root`. */
export function readImports(root: string, file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports: Import[] = [];
  const add = ({ source: named }: { source: Node | null }) => {
    if (!named) return;
    const line = source.slice(0, named.start).split('\n').length;
    if (named.type !== 'Literal' || typeof named.value !== 'string') {
      if (importsByListing.includes(file)) return;
      throw new Error(`${file}:${line}: an import must name its module in a plain string`);
    }
    imports.push({ file, line, target: targetOf(root, file, named.value) });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return imports;
}

function targetOf(root: string, file: string, specifier: string): string {
  const { path } = resolver.resolveFileSync(join(root, file), specifier);
  if (path && !path.includes('/node_modules/')) {
    return relative(root, path.replace(/\?.*$/, ''));
  }
  // A file that a later step of the build writes.
  if (specifier.startsWith('.')) return join(file, '..', specifier);
  return specifier;
}
