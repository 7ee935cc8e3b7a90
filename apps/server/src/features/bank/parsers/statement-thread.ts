import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { createThreadCalls } from '#server/adapters/threads/thread-calls.ts';

import type { OpenedStatement } from './parse-statement.ts';
import type { ReadStatement } from './statement-reader.ts';
import { statementFault } from './statement-fault.ts';

/** What the thread is asked: the format and the table of an export, or its lines where `currency` is given. */
export interface StatementRequest {
  bytes: Uint8Array;
  wanted: Pick<ColumnMapping, 'delimiter'> | undefined;
  currency?: Currency;
  mapping?: ColumnMapping | undefined;
}

/** The thread's result; `fault` is the sentence of a refusal. */
export type StatementAnswer =
  | { opened: Omit<OpenedStatement, 'read'> }
  | { read: ReadStatement }
  | { fault: string };

const callThread = createThreadCalls<StatementAnswer>({
  script: new URL('statement-worker.ts', import.meta.url),
  name: 'bank-statement',
  resourceLimits: { maxOldGenerationSizeMb: 192 },
  longestCpuMs: 20_000,
});

/**
 * Opens an export like `openStatement`, but in a separate thread: a hostile or a long one would block the event loop for
 * a second.
 *
 * @throws RQST_PARAMS_INVALID for what is empty, no bank export, or takes the thread too long
 */
export async function openStatementInThread(
  bytes: Uint8Array,
  wanted?: Pick<ColumnMapping, 'delimiter'>,
): Promise<OpenedStatement> {
  const answer = await ask({ bytes, wanted });
  if (!('opened' in answer)) throw statementFault(statementMessages.unknownFormat);
  return {
    ...answer.opened,
    async read(currency, mapping) {
      const found = await ask({ bytes, wanted, currency, mapping });
      if (!('read' in found)) throw statementFault(statementMessages.unknownFormat);
      return found.read;
    },
  };
}

async function ask(request: StatementRequest): Promise<Exclude<StatementAnswer, { fault: string }>> {
  const answer = await callThread(request).catch(() => ({ fault: statementMessages.unknownFormat }));
  if ('fault' in answer) throw statementFault(answer.fault);
  return answer;
}
