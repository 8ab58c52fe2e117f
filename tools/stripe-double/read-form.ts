interface Branch {
  [key: string]: string | Branch;
}
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

export function readForm(encoded: string): { [key: string]: FormValue } {
  const root = createBranch();
  for (const [name, value] of new URLSearchParams(encoded)) setValue(root, splitName(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, toFormValue(value)]));
}

function splitName(name: string): string[] {
  const start = name.indexOf('[');
  if (start < 1) return [name];
  return [name.slice(0, start), ...name.slice(start + 1, -1).split('][')];
}

function setValue(root: Branch, path: string[], value: string) {
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const key = resolveKey(branch, part);
    const next = branch[key];
    branch = typeof next === 'object' ? next : (branch[key] = createBranch());
  }
  branch[resolveKey(branch, path.at(-1) ?? '')] = value;
}

/** `expand[]=x` has no index. */
function resolveKey(branch: Branch, part: string): string {
  return part === '' ? String(Object.keys(branch).length) : part;
}

/** Without a prototype, so that a parameter named `__proto__` is harmless. */
function createBranch(): Branch {
  return Object.create(null) as Branch;
}

function toFormValue(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([key], index) => key === String(index))) {
    return entries.map(([, item]) => toFormValue(item));
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, toFormValue(item)]));
}
