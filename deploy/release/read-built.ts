import { piecesOf, type Foreign } from './foreign-files.ts';

/** What a build says of itself, in `built.json`. */
export interface Built {
  id: string;
  /** The version of the sources. */
  version: string;
  /** When it was built. */
  moment: string;
  origin: string;
  stage: string;
}

/** Words to be compared with what we know ourselves; a file that says more than a few lines is not read to its end. */
export function readBuilt(file: Foreign): Built {
  const [piece] = piecesOf(file);
  const given = parse(file, piece?.toString() ?? '');
  const text = (name: string) => {
    const value = given[name];
    if (typeof value === 'string') return value;
    throw new Error(`${file.path} does not say its ${name}`);
  };
  return {
    id: text('id'),
    version: text('version'),
    moment: text('built'),
    origin: text('origin'),
    stage: text('stage'),
  };
}

function parse(file: Foreign, text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) };
  } catch (cause) {
    throw new Error(`${file.path} is not JSON`, { cause });
  }
}
