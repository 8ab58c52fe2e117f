import { createServer } from 'node:http';
import { vatPercent } from '@kongres/content/facts/tickets';

let sessions = 0;
const taxRate = { id: 'txr_1', inclusive: false, percentage: vatPercent, country: 'PL' };
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    sessions += 1;
    const isList = request.method === 'GET';
    const answer = isList
      ? { object: 'list', data: request.url?.startsWith('/v1/tax_rates') ? [taxRate] : [] }
      : { id: `cs_bench_${sessions}`, url: `https://checkout.stripe.com/c/pay/${sessions}` };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer));
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
