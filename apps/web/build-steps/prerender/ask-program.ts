import { createRequestHandler, type ServerBuild } from 'react-router';

const patienceMs = 300_000;

export interface Program {
  file: (address: string) => Promise<Buffer>;
  page: (address: string) => Promise<{ html: string; data: string }>;
}

/** The built program as the build asks it: one address after the other, and each must answer. */
export function askProgram(build: ServerBuild): Program {
  // It looks for every address that is asked for in the list of all; the one at hand is enough.
  const asked = [''];
  const handle = createRequestHandler({ ...build, prerender: asked }, 'production');

  async function answer(address: string, path: string): Promise<Response> {
    asked[0] = address;
    const response = await inTime(handle(new Request(`http://localhost${path}`)), address);
    if (response.status !== 200) throw new Error(`${path} answers with ${response.status}`);
    return response;
  }

  return {
    async file(address) {
      return Buffer.from(await (await answer(address, address)).arrayBuffer());
    },
    async page(address) {
      const data = await (await answer(address, `${address}.data`)).text();
      return { data, html: await (await answer(address, `${address}/`)).text() };
    },
  };
}

/** A page that never ends must not hold the build for ever. */
async function inTime<Result>(promise: Promise<Result>, address: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} did not answer`)), patienceMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
