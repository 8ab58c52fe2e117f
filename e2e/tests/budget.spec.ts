import { expect, test } from '../test.ts';

const kilobyte = 1024;

test('home loads at most 290 KB including fonts and images', async ({ page, reportCheck }) => {
  const report = reportCheck('home-weight');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/pl', { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
  report(`${(bytes / kilobyte).toFixed(1)} KB`);
  expect(bytes).toBeGreaterThan(200 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(290 * kilobyte);
});

test('the first load of home needs at most 125 KB of JavaScript', async ({ page, reportCheck }) => {
  const report = reportCheck('home-scripts');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/pl', { waitUntil: 'networkidle' });
  report(`${(bytes / kilobyte).toFixed(1)} KB in ${scripts.size} files`);
  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes).toBeGreaterThan(50 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(125 * kilobyte);
});
