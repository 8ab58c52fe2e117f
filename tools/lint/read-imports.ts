import { join, relative } from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { importsByListing } from './import-rules.ts';

interface Import {
  file: string;
  line: number;
  /** Relative to the root for project files, otherwise the specifier. */
  target: string;
}

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js'],
  conditionNames: ['import', 'node', 'default'],
});

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
    imports.push({ file, line, target: resolveTarget(root, file, named.value) });
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

function resolveTarget(root: string, file: string, specifier: string): string {
  const { path } = resolver.resolveFileSync(join(root, file), specifier);
  if (path && !path.includes('/node_modules/')) {
    return relative(root, path.replace(/\?.*$/, ''));
  }
  if (specifier.startsWith('.')) return join(file, '..', specifier);
  return specifier;
}
