import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';

const typesFile = join(import.meta.dirname, 'request-bodies.ts');
const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/fake-stripe');

export async function loadRequestSchemas(): Promise<object> {
  const sources = [typesFile, import.meta.filename].map((file) => readFileSync(file));
  const hash = createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 12);
  const file = join(cacheFolder, `${Stripe.PACKAGE_VERSION}-${hash}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    const schema = await generateSchemas();
    mkdirSync(cacheFolder, { recursive: true });
    // Renamed atomically, because several test processes may start at once.
    const draft = `${file}.${process.pid}.${Date.now()}`;
    writeFileSync(draft, JSON.stringify(schema));
    renameSync(draft, file);
    return schema;
  }
}

async function generateSchemas(): Promise<object> {
  // Loads TypeScript 5, which is slow and not needed with a warm cache.
  const { createGenerator } = await import('ts-json-schema-generator');
  const schema = createGenerator({
    path: typesFile,
    type: 'RequestBodies',
    expose: 'all',
    jsDoc: 'none',
    additionalProperties: false,
    skipTypeCheck: true,
  }).createSchema('RequestBodies');
  const closed = closeUnions(schema) as { definitions: Record<string, unknown> };
  delete closed.definitions['OtherString'];
  closed.definitions['Decimal'] = { type: 'string', pattern: String.raw`^\d+(\.\d{1,12})?$` };
  return closed;
}

/**
 * The SDK's types have open enums and untyped numbers. Stripe refuses unknown values and fractions other than
 * percentages.
 */
function closeUnions(node: unknown, name = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => closeUnions(item, name));
  if (!isRecord(node)) return node;
  const { anyOf } = node;
  if (Array.isArray(anyOf)) {
    const closed = anyOf.filter(
      (option) => !isRecord(option) || option['$ref'] !== '#/definitions/OtherString',
    );
    if (closed.length === 1) return closeUnions(closed[0], name);
    return { ...node, anyOf: closeUnions(closed, name) };
  }
  if (node['type'] === 'number' && !name.includes('percent')) return { ...node, type: 'integer' };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, closeUnions(value, key)]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
