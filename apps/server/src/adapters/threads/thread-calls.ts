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
  /**
   * A call that takes more processor time, in milliseconds, ends the thread with all its calls. What makes it wait for the
   * processor on a busy machine, or behind other calls, does not count.
   */
  longestCpuMs?: number;
}

const betweenChecksMs = 500;

/** A thread that answers nothing for so long is ended, however little of the processor it got. */
const longestSilenceMs = 10 * 60_000;

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
  longestCpuMs,
}: ThreadOptions): (request: object, transfer?: Transferable[]) => Promise<Result> {
  const pending = new Map<number, Pending<Result>>();
  let worker: Worker | undefined;
  let lastId = 0;
  let answers = 0;
  /** Only while somebody waits: an idle site is not woken. */
  let watch: NodeJS.Timeout | undefined;

  return async (request, transfer = []) => {
    const called = (worker ??= start());
    called.ref();
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    pending.set(id, { resolve, reject });
    if (longestCpuMs !== undefined) watch ??= endWhenStuck(called, longestCpuMs, () => answers);
    called.postMessage({ id, ...request }, transfer);
    return promise;
  };

  function start(): Worker {
    const started = new Worker(script, { name, ...(resourceLimits && { resourceLimits }) });
    started.on('message', ({ id, ...result }: { id: number } & Result) => {
      answers += 1;
      const call = pending.get(id);
      pending.delete(id);
      if (pending.size === 0) {
        started.unref();
        endWatch();
      }
      call?.resolve(result as unknown as Result);
    });
    started.on('error', rejectAll);
    started.on('exit', () => rejectAll(new Error(`The thread "${name}" ended`)));
    return started;

    function rejectAll(error: Error): void {
      if (worker !== started) return;
      worker = undefined;
      endWatch();
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    }
  }

  function endWatch(): void {
    clearInterval(watch);
    watch = undefined;
  }
}

/**
 * Ends a thread that spends more processor time than `longestCpuMs` on one call.
 *
 * @param answers how many calls it has answered
 */
function endWhenStuck(thread: Worker, longestCpuMs: number, answers: () => number): NodeJS.Timeout {
  let call: { answered: number; cpuMs: number; at: number } | undefined;
  const check = async () => {
    const { user, system } = await thread.cpuUsage();
    const now = { answered: answers(), cpuMs: (user + system) / 1_000, at: performance.now() };
    if (call?.answered !== now.answered) call = now;
    else if (now.cpuMs - call.cpuMs > longestCpuMs || now.at - call.at > longestSilenceMs)
      await thread.terminate();
  };
  // A thread that has ended tells so itself.
  return setInterval(() => void check().catch(() => undefined), betweenChecksMs).unref();
}
