import { matchesGlob } from 'node:path';
import type { ImportRule } from './import-rules.ts';

const roomMark = '<room>';

/** The rules, by name, that an import of `target` by `file` breaks. */
export function brokenRules<Name extends string>(
  rules: Record<Name, ImportRule>,
  file: string,
  target: string,
): Name[] {
  return (Object.keys(rules) as Name[]).filter((name) => breaks(rules[name], file, target));
}

function breaks(rule: ImportRule, file: string, target: string): boolean {
  const from = rule.from.find((glob) => matchesGlob(file, glob.replaceAll(roomMark, '*')));
  if (!from) return false;
  const room = file.split('/')[from.split('/').indexOf(roomMark)] ?? roomMark;
  const isAmong = (path: string, globs: readonly string[] = []) =>
    globs.some((glob) => matchesGlob(path, glob.replaceAll(roomMark, room)));
  if (isAmong(file, rule.notFrom)) return false;
  if (rule.mayOnlyImport && !isAmong(target, rule.mayOnlyImport)) return true;
  return isAmong(target, rule.mayNotImport) && !isAmong(target, rule.except);
}
