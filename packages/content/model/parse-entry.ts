import type * as z from 'zod';
import { kinds, type Entry, type Kind } from './kinds.ts';

type Parsed = { ok: true; entry: Entry } | { ok: false; faults: string[] };

export function parseEntry(kind: Kind, id: string, source: string): Parsed {
  let content: unknown;
  try {
    content = JSON.parse(source);
  } catch (error) {
    return { ok: false, faults: [`is invalid JSON: ${(error as Error).message}`] };
  }
  const parsed = kinds[kind].safeParse(content);
  if (parsed.success) return { ok: true, entry: { id, ...parsed.data } };
  return {
    ok: false,
    faults: parsed.error.issues.flatMap((issue) => describeIssue(issue, content)),
  };
}

function describeIssue(issue: z.core.$ZodIssue, content: unknown): string[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a field of this kind`);
  }
  const value = getValue(content, issue.path);
  if (value === undefined && issue.code !== 'custom') return [`${field} is missing`];
  if (issue.code === 'too_big' && typeof value === 'string') {
    return [`${field} has ${value.length} characters; ${issue.maximum} are allowed`];
  }
  return [`${field || 'the whole file'} is invalid: ${issue.message}`];
}

function getValue(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    content,
  );
}
