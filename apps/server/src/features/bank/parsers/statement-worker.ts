// A thread that reads bank exports, one after the other.
import { parentPort } from 'node:worker_threads';

import { AppError } from '#server/http/errors/app-error.ts';

import { openStatement } from './parse-statement.ts';
import type { StatementAnswer, StatementRequest } from './statement-thread.ts';

parentPort?.on('message', ({ id, ...request }: StatementRequest & { id: number }) => {
  void answer(request).then((found) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage({ id, ...found });
  });
});

async function answer({ bytes, wanted, currency, mapping }: StatementRequest): Promise<StatementAnswer> {
  try {
    const opened = await openStatement(bytes, wanted);
    if (currency !== undefined) return { read: await opened.read(currency, mapping) };
    const { format, table } = opened;
    return { opened: { format, ...(table && { table }) } };
  } catch (error) {
    const [first] = error instanceof AppError ? error.errors : [];
    if (first?.message === undefined) throw error;
    return { fault: first.message };
  }
}
