import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|txt|json|ico|webmanifest)$/u;

/** Writes a `.br` and a `.gz` next to each text file below `directory`; the server sends them as they are. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

/** Writes a `.br` and a `.gz` next to `file` if it is a text that is worth it. */
async function compressFile(file: string): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  if (content.length < 1024) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
