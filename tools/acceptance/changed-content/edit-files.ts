import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages, textFallback } from '@kongres/content/facts/languages';

export type Editor = ReturnType<typeof editFiles>;

interface Tree {
  [key: string]: Tree | string;
}

/** Edits sources below a folder. Throws if an edit changes nothing. */
export function editFiles(folder: string) {
  return { replace, copyRow, copyFile, addFile, copyText, copyTexts, addText, addTexts };

  function replace(file: string, from: string | RegExp, to: (...found: string[]) => string): void {
    const before = read(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file}: ${from} did not match`);
    write(file, after);
  }

  /** Adds a changed copy of a row after the row. */
  function copyRow(file: string, id: string, change: (row: string) => string): void {
    const row = new RegExp(`^  \\{(?: |\\n    )id: '${id}',[^]*?\\},\\n(?=  \\{|\\])`, 'm');
    replace(file, row, (found) => found + change(found));
  }

  function copyFile(from: string, to: string, change: (text: string) => string): void {
    const before = read(from);
    const after = change(before);
    if (after === before) throw new Error(`${to}: nothing differs from ${from}`);
    addFile(to, after);
  }

  function addFile(file: string, text: string): void {
    if (existsSync(join(folder, file))) throw new Error(`${file} exists already`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    write(file, text);
  }

  function copyText(
    namespace: string,
    path: readonly [...string[], from: string],
    to: string,
    change = (text: string) => text,
  ): void {
    const parents = path.slice(0, -1);
    const from = path.at(-1) ?? '';
    const copied = languages.filter(({ id }) => {
      if (!existsSync(join(folder, getTextPath(id, namespace)))) return false;
      const tree = readTree(getTextPath(id, namespace));
      const node = findNode(tree, parents);
      const found = node?.[from];
      if (!node || found === undefined) return false;
      node[to] = JSON.parse(change(JSON.stringify(found))) as Tree;
      write(getTextPath(id, namespace), JSON.stringify(tree));
      return true;
    });
    if (copied.length === 0) throw new Error(`no language has ${namespace}:${path.join('.')}`);
  }

  /** Copies a namespace in every language that has it. */
  function copyTexts(from: string, to: string, change: (text: string) => string): void {
    for (const { id } of languages) {
      if (!existsSync(join(folder, getTextPath(id, from)))) continue;
      copyFile(getTextPath(id, from), getTextPath(id, to), change);
    }
    declareNamespace(to);
  }

  function addText(namespace: string, parents: readonly string[], key: string, text: string): void {
    for (const id of completeLanguages) {
      const tree = readTree(getTextPath(id, namespace));
      const node = findNode(tree, parents);
      if (!node) throw new Error(`${id} has no ${namespace}:${parents.join('.')}`);
      node[key] = text;
      write(getTextPath(id, namespace), JSON.stringify(tree));
    }
  }

  function addTexts(namespace: string, texts: Tree): void {
    for (const id of completeLanguages) {
      addFile(getTextPath(id, namespace), JSON.stringify(texts));
    }
    declareNamespace(namespace);
  }

  function declareNamespace(name: string): void {
    replace(
      'packages/content/texts/namespaces.ts',
      'interface Texts {\n',
      (start) => `${start}  '${name}': typeof import('./pl/${name}.json');\n`,
    );
  }

  function read(file: string): string {
    return readFileSync(join(folder, file), 'utf8');
  }

  function readTree(file: string): Tree {
    return JSON.parse(read(file)) as Tree;
  }

  function write(file: string, text: string): void {
    writeFileSync(join(folder, file), text);
  }
}

const completeLanguages = languages.map(({ id }) => id).filter((id) => !textFallback[id]);

function getTextPath(language: string, namespace: string): string {
  return `packages/content/texts/${language}/${namespace}.json`;
}

function findNode(tree: Tree, path: readonly string[]): Tree | undefined {
  return path.reduce<Tree | undefined>((node, key) => {
    const child = node?.[key];
    return typeof child === 'object' ? child : undefined;
  }, tree);
}
