import { statSync } from 'node:fs';
import net from 'node:net';
import { text } from 'node:stream/consumers';

/** Another running process uses the data directory. */
class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/** The claim on a directory; it ends with the process, even when that is killed. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Claims `directory` for this process. The claim is a listening socket in the kernel's abstract namespace, named after
 * the directory itself: it cannot become stale, and two processes cannot both have it.
 *
 * @throws DirectoryInUseError with the name of the process that has it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = `\0sangamam-postgres-${dev}-${ino}`;
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined).end(String(process.pid));
  });
  const taken = await new Promise<boolean>((resolve, reject) => {
    server
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') resolve(true);
        else reject(error);
      })
      .listen(name, () => resolve(false));
  });
  if (taken) {
    const holder = await holderOf(name);
    throw new DirectoryInUseError(
      `Another Sangamam${holder} is already running on ${directory}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  server.unref();
  return { release: () => new Promise((resolve) => void server.close(() => resolve())) };
}

async function holderOf(name: string): Promise<string> {
  const socket = net.connect(name).setTimeout(1000, () => socket.destroy());
  const pid = await text(socket).catch(() => '');
  return pid === '' ? '' : ` (process ${pid})`;
}
