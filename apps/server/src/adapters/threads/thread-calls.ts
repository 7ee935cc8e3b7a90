import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads';

interface Pending<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** A thread that answers calls: its script, its name, and limits after which it is replaced. */
export interface ThreadOptions {
  script: URL;
  name: string;
  resourceLimits?: ResourceLimits;
  /** A call that takes longer, in milliseconds, ends the thread with all its calls. */
  longestMs?: number;
}

/**
 * Returns a function that calls a thread. The thread starts with the first call and again after it broke, and does not
 * keep the process alive between calls. Its script receives `{ id, ...request }` and posts `{ id, ...result }`. The
 * returned promise is rejected when the thread fails, ends or takes too long. What is transferred must not be used
 * afterwards.
 */
export function createThreadCalls<Result extends object>({
  script,
  name,
  resourceLimits,
  longestMs,
}: ThreadOptions): (request: object, transfer?: Transferable[]) => Promise<Result> {
  const pending = new Map<number, Pending<Result>>();
  let worker: Worker | undefined;
  let lastId = 0;

  return async (request, transfer = []) => {
    const called = (worker ??= start());
    called.ref();
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    pending.set(id, { resolve, reject });
    const stuck =
      longestMs === undefined ? undefined : setTimeout(() => void called.terminate(), longestMs).unref();
    called.postMessage({ id, ...request }, transfer);
    return promise.finally(() => clearTimeout(stuck));
  };

  function start(): Worker {
    const started = new Worker(script, { name, ...(resourceLimits && { resourceLimits }) });
    started.on('message', ({ id, ...result }: { id: number } & Result) => {
      const call = pending.get(id);
      pending.delete(id);
      if (pending.size === 0) started.unref();
      call?.resolve(result as unknown as Result);
    });
    started.on('error', rejectAll);
    started.on('exit', () => rejectAll(new Error(`The thread "${name}" ended`)));
    return started;

    function rejectAll(error: Error): void {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    }
  }
}
