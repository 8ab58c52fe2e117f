interface Branch {
  [key: string]: string | Branch;
}
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Decodes `a[0][b]=c`, the way Stripe's SDK writes nested parameters. */
export function readForm(encoded: string): { [key: string]: FormValue } {
  const root = newBranch();
  for (const [name, value] of new URLSearchParams(encoded)) place(root, splitName(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, settle(value)]));
}

function splitName(name: string): string[] {
  const start = name.indexOf('[');
  if (start < 1) return [name];
  return [name.slice(0, start), ...name.slice(start + 1, -1).split('][')];
}

function place(root: Branch, path: string[], value: string) {
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const key = keyIn(branch, part);
    const next = branch[key];
    branch = typeof next === 'object' ? next : (branch[key] = newBranch());
  }
  branch[keyIn(branch, path.at(-1) ?? '')] = value;
}

/** `expand[]=x` leaves the number to the reader. */
function keyIn(branch: Branch, part: string): string {
  return part === '' ? String(Object.keys(branch).length) : part;
}

/** Without a prototype, so that a parameter named `__proto__` is only an unknown one. */
function newBranch(): Branch {
  return Object.create(null) as Branch;
}

function settle(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([key], index) => key === String(index))) {
    return entries.map(([, item]) => settle(item));
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, settle(item)]));
}
