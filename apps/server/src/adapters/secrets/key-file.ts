import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { keyBytes } from './secret-box.ts';

/**
 * The key of an installation that keeps its database under `dataDir`: made at the first start, in a file that only its
 * owner reads. It protects copies of the database, not the folder that holds both.
 *
 * @throws Error when the file holds something else than a key
 */
export async function readOrMakeKeyFile(dataDir: string): Promise<Buffer> {
  const file = path.join(dataDir, 'encryption.key');
  const fresh = `${randomBytes(keyBytes).toString('base64')}\n`;
  try {
    // Never over one that is there: what it sealed would be lost.
    await writeFile(file, fresh, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a key of ${keyBytes} bytes in base64`);
  return key;
}
