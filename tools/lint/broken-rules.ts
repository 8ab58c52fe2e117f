import { matchesGlob } from 'node:path';
import type { ImportRule } from './import-rules.ts';

const folderMark = '<folder>';

export function findBrokenRules<Name extends string>(
  rules: Record<Name, ImportRule>,
  file: string,
  target: string,
): Name[] {
  return (Object.keys(rules) as Name[]).filter((name) => isRuleBroken(rules[name], file, target));
}

function isRuleBroken(rule: ImportRule, file: string, target: string): boolean {
  const from = rule.from.find((glob) => matchesGlob(file, glob.replaceAll(folderMark, '*')));
  if (!from) return false;
  const folder = file.split('/')[from.split('/').indexOf(folderMark)] ?? folderMark;
  const isAmong = (path: string, globs: readonly string[] = []) =>
    globs.some((glob) => matchesGlob(path, glob.replaceAll(folderMark, folder)));
  if (isAmong(file, rule.notFrom)) return false;
  if (rule.mayOnlyImport && !isAmong(target, rule.mayOnlyImport)) return true;
  return isAmong(target, rule.mayNotImport) && !isAmong(target, rule.except);
}
