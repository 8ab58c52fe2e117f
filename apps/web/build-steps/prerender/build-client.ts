import { createRequestHandler, type ServerBuild } from 'react-router';
import { navigationHeader } from '../../src/lib/routing/navigation-header.ts';

const timeoutMs = 300_000;

export interface BuildClient {
  fetchFile: (address: string) => Promise<Buffer>;
  fetchPage: (address: string) => Promise<{ html: string; data: string }>;
}

/** Requests paths from the server build; every one must answer with 200. */
export function createBuildClient(build: ServerBuild): BuildClient {
  // React Router searches the whole list for each path, so it gets only the current one.
  const allowedPaths = [''];
  const handle = createRequestHandler({ ...build, prerender: allowedPaths }, 'production');

  async function fetchPath(
    address: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    allowedPaths[0] = address;
    const request = new Request(`http://localhost${path}`, { headers });
    const response = await withTimeout(handle(request), address);
    if (response.status !== 200) throw new Error(`${path} answers with ${response.status}`);
    return response;
  }

  return {
    async fetchFile(address) {
      return Buffer.from(await (await fetchPath(address, address)).arrayBuffer());
    },
    async fetchPage(address) {
      const data = await fetchPath(address, `${address}.data`, { [navigationHeader]: 'true' });
      const html = await fetchPath(address, `${address}/`);
      return { data: await data.text(), html: await html.text() };
    },
  };
}

async function withTimeout<Result>(promise: Promise<Result>, address: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} did not answer`)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
