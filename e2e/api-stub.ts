import { createServer } from 'node:http';

/** API stub: answers with its name and lists the POST requests it has received. */
const [port, name] = process.argv.slice(2);
const received: string[] = [];

createServer((request, response) => {
  if (request.url === '/seen') return response.end(JSON.stringify(received));
  if (request.method === 'POST') received.push(String(request.headers['idempotency-key']));
  return response.end(name);
}).listen(Number(port), '127.0.0.1');
