import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { isFastCompression } from './config.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const quality = isFastCompression
  ? { best: constants.BROTLI_MIN_QUALITY, quick: constants.BROTLI_MIN_QUALITY }
  : { best: constants.BROTLI_MAX_QUALITY, quick: 8 };
const compressible = /\.(?:html|js|css|svg|data|xml|atom|ics|txt|json|webmanifest)$/;
const deflateOptions = {
  level: isFastCompression ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION,
};

/** Writes .br and .gz beside a file, so that the server never compresses on request. */
export async function compressFile(file: string): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  const [small, fallback] = await Promise.all([
    brotli(content, createBrotliOptions(content, quality.best)),
    deflate(content, deflateOptions),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, fallback)]);
}

/** Blocks the thread. `isQuick` skips Brotli's last levels, which take ten times as long for a tenth of the size. */
export function compressFileSync(file: string, content: Buffer, { isQuick = false } = {}): void {
  const options = createBrotliOptions(content, isQuick ? quality.quick : quality.best);
  writeFileSync(`${file}.br`, brotliCompressSync(content, options));
  writeFileSync(`${file}.gz`, gzipSync(content, deflateOptions));
}

function createBrotliOptions(content: Buffer, level: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}
