import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(?:html|js|css|svg|data|xml|txt|json|webmanifest)$/;
const deflateOptions = { level: constants.Z_BEST_COMPRESSION };

/** Writes .br and .gz beside a file, so that the server never compresses while answering. */
export async function compress(file: string): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  const [small, fallback] = await Promise.all([
    brotli(content, brotliOptions(content)),
    deflate(content, deflateOptions),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, fallback)]);
}

/**
 * The same in the thread that calls it. The last step of Brotli's takes three times as long for a fortieth of the
 * size: `isQuick` leaves it out, for pages of which there are thousands.
 */
export function compressNow(file: string, content: Buffer, { isQuick = false } = {}): void {
  const quality = constants.BROTLI_MAX_QUALITY - (isQuick ? 1 : 0);
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(content, quality)));
  writeFileSync(`${file}.gz`, gzipSync(content, deflateOptions));
}

function brotliOptions(content: Buffer, quality = constants.BROTLI_MAX_QUALITY) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}
