import { Worker } from 'node:worker_threads';

/** What reading a file may take. The file of whoever sends one that takes more is not read. */
export interface ReadingLimits {
  /** Of the thread, milliseconds. On a busy machine the clock runs on while the thread waits for a processor. */
  longestCpuMs: number;
  /** On the clock, for a thread that gets no processor time at all. */
  longestMs: number;
  /** By which the memory of the process may grow meanwhile: unpacked bytes are outside the heap of the thread. */
  mostGrowthBytes: number;
  mostHeapMb: number;
}

const betweenChecksMs = 50;

/**
 * What a script makes of a file, in a thread that ends afterwards, so that no file harms the process. The script gets the
 * bytes as `workerData` and posts its result once.
 *
 * @returns undefined where the script failed or took more than the limits
 */
export async function readInThread<Result>(
  bytes: Uint8Array,
  { script, name, limits }: { script: URL; name: string; limits: ReadingLimits },
): Promise<Result | undefined> {
  const worker = new Worker(script, {
    name,
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: limits.mostHeapMb },
  });
  const { promise, resolve } = Promise.withResolvers<Result | undefined>();
  const giveUp = () => resolve(undefined);
  worker.on('message', resolve);
  worker.on('error', giveUp);
  worker.on('exit', giveUp);
  const startedAt = performance.now();
  const memoryBefore = process.memoryUsage.rss();
  const isBeyond = async () => {
    const { user, system } = await worker.cpuUsage();
    if (user + system > limits.longestCpuMs * 1_000) return true;
    if (performance.now() - startedAt > limits.longestMs) return true;
    return process.memoryUsage.rss() - memoryBefore > limits.mostGrowthBytes;
  };
  const watch = setInterval(() => {
    // A thread that has ended tells so itself.
    isBeyond()
      .then((stops) => stops && giveUp())
      .catch(() => undefined);
  }, betweenChecksMs);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
