import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { isPackedLoosely } from './config.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const quality = isPackedLoosely
  ? { best: constants.BROTLI_MIN_QUALITY, quick: constants.BROTLI_MIN_QUALITY }
  : { best: constants.BROTLI_MAX_QUALITY, quick: 8 };
const compressible = /\.(?:html|js|css|svg|data|xml|atom|ics|txt|json|webmanifest)$/;
const deflateOptions = {
  level: isPackedLoosely ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION,
};

/** Writes .br and .gz beside a file, so that the server never compresses while answering. */
export async function compress(file: string): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  const [small, fallback] = await Promise.all([
    brotli(content, brotliOptions(content, quality.best)),
    deflate(content, deflateOptions),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, fallback)]);
}

/**
 * The same in the thread that calls it. The last steps of Brotli's take ten times as long for a tenth of the size:
 * `isQuick` leaves them out, for pages of which there are thousands.
 */
export function compressNow(file: string, content: Buffer, { isQuick = false } = {}): void {
  const options = brotliOptions(content, isQuick ? quality.quick : quality.best);
  writeFileSync(`${file}.br`, brotliCompressSync(content, options));
  writeFileSync(`${file}.gz`, gzipSync(content, deflateOptions));
}

function brotliOptions(content: Buffer, level: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}
