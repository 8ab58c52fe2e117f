import { readChunks, type UntrustedFile } from './untrusted-files.ts';

export interface BuildInfo {
  id: string;
  version: string;
  builtAt: string;
  origin: string;
  stage: string;
}

/** Untrusted values, to be compared with known ones. Only the first chunk of the file is read. */
export function readBuildInfo(file: UntrustedFile): BuildInfo {
  const [piece] = readChunks(file);
  const given = parseJson(file, piece?.toString() ?? '');
  const text = (name: string) => {
    const value = given[name];
    if (typeof value === 'string') return value;
    throw new Error(`${file.path} has no ${name}`);
  };
  return {
    id: text('id'),
    version: text('version'),
    builtAt: text('built'),
    origin: text('origin'),
    stage: text('stage'),
  };
}

function parseJson(file: UntrustedFile, text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) };
  } catch (cause) {
    throw new Error(`${file.path} is not JSON`, { cause });
  }
}
