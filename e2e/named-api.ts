import { createServer } from 'node:http';

/** Stands in for an API process: says who it is, and which POSTs it has read. */
const [port, name] = process.argv.slice(2);
const seen: string[] = [];

createServer((request, response) => {
  if (request.url === '/seen') return response.end(JSON.stringify(seen));
  if (request.method === 'POST') seen.push(String(request.headers['idempotency-key']));
  return response.end(name);
}).listen(Number(port), '127.0.0.1');
