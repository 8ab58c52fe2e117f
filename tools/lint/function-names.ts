import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Expression, type Statement } from 'oxc-parser';
import { verbs } from './verbs.ts';

export interface MisnamedFunction {
  file: string;
  line: number;
  name: string;
}

/** Functions of a module that are not named as verb and object. Components, hooks and handlers have rules of their own. */
export function findMisnamedFunctions(file: string, source: string): MisnamedFunction[] {
  const { program } = parseSync(file, source);
  return program.body
    .flatMap(listFunctions)
    .filter(({ name }) => !isWellNamed(name))
    .map(({ name, start }) => ({ file, name, line: source.slice(0, start).split('\n').length }));
}

export function findMisnamedFunctionsOfProject(root: string): MisnamedFunction[] {
  return globSync('{apps,packages,tools,deploy,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/.*/**'],
  }).flatMap((file) => findMisnamedFunctions(file, readFileSync(join(root, file), 'utf8')));
}

function isWellNamed(name: string): boolean {
  if (frameworkExports.has(name)) return true;
  const words = name.split(/(?=[A-Z])/);
  const [first = ''] = words;
  // Components and classes are nouns.
  if (/^[A-Z]/.test(first)) return true;
  return words.length > 1 && verbs.has(first);
}

interface NamedFunction {
  name: string;
  start: number;
}

function listFunctions(statement: Statement): NamedFunction[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
      ? statement.declaration
      : statement;
  if (declaration?.type === 'FunctionDeclaration') {
    return declaration.id ? [{ name: declaration.id.name, start: declaration.start }] : [];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init, start }) =>
    id.type === 'Identifier' && isFunction(init) ? [{ name: id.name, start }] : [],
  );
}

function isFunction(expression: Expression | null): boolean {
  return (
    expression?.type === 'ArrowFunctionExpression' || expression?.type === 'FunctionExpression'
  );
}

/** Names that React Router, Vite and Vitest ask for. */
const frameworkExports = new Set([
  'loader',
  'clientLoader',
  'meta',
  'links',
  'headers',
  'handle',
  'shouldRevalidate',
  'entry',
  'prerender',
  'setup',
  'teardown',
]);
