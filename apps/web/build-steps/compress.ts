import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPackedLoosely } from './config.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const quality = isPackedLoosely
  ? { brotli: constants.BROTLI_MIN_QUALITY, gzip: constants.Z_BEST_SPEED }
  : { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const compressible = /\.(?:html|js|css|svg|data|xml|txt|json|webmanifest)$/;

/** Writes .br and .gz beside a file, so that the server never compresses while answering. */
export async function compress(file: string): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  const [small, fallback] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: quality.gzip }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, fallback)]);
}
