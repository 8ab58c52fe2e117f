import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';

const testNames = new Set(['test', 'it']);
/** Members that repeat a test. */
const repeatingMembers = new Set(['each', 'for']);
/** Members after which the test does not run. */
const skippingMembers = new Set(['skip', 'fixme', 'todo', 'fails']);

/** Titles of the tests of a file as written there, without skipped ones. */
export function listTestTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const skipped: [start: number, end: number][] = [];
  const found: { title: string; start: number }[] = [];
  new Visitor({
    CallExpression(call) {
      const members = listMembers(call.callee);
      if (members === null) return;
      const [name = '', ...others] = members;
      if (others.some((member) => skippingMembers.has(member))) {
        skipped.push([call.start, call.end]);
      } else if (testNames.has(name) && others.every((member) => repeatingMembers.has(member))) {
        const title = readTitle(call, source);
        if (title !== null) found.push({ title, start: call.start });
      }
    },
  }).visit(program);
  return found
    .filter(({ start }) => !skipped.some(([from, to]) => from <= start && start < to))
    .map(({ title }) => title);
}

/** `test.each(rows)` gives `['test', 'each']`; null for any callee other than a test or a group. */
function listMembers(callee: Expression): string[] | null {
  if (callee.type === 'Identifier') {
    return testNames.has(callee.name) || callee.name === 'describe' ? [callee.name] : null;
  }
  if (callee.type === 'CallExpression') return listMembers(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const before = listMembers(callee.object);
  return before && [...before, callee.property.name];
}

/** The title without its quotes; a call without a function, such as `test.each(rows)`, is no test. */
function readTitle({ arguments: [title, ...others] }: CallExpression, source: string) {
  const hasTitle = title?.type === 'Literal' || title?.type === 'TemplateLiteral';
  if (!hasTitle || !others.some(({ type }) => type.endsWith('FunctionExpression'))) return null;
  if (title.type === 'Literal') return typeof title.value === 'string' ? title.value : null;
  return source.slice(title.start + 1, title.end - 1);
}
