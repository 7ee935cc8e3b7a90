import { AppError } from './app-error.ts';

/** Lets work through in turn, `open` at a time; `room` callers may wait, the next one is asked to come back. */
export function createGate({ open, room }: { open: number; room: number }) {
  const waiting: (() => void)[] = [];
  let inside = 0;

  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (inside < open) inside += 1;
    else if (waiting.length < room) await new Promise<void>((enter) => waiting.push(enter));
    else throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
    try {
      return await work();
    } finally {
      // Whoever leaves hands the place on; only an empty queue frees it.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
