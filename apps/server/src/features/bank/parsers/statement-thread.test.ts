import { describe, expect, it } from 'vitest';

import { AppError } from '#server/http/errors/app-error.ts';

import { openStatement, type OpenedStatement } from './parse-statement.ts';
import { openStatementInThread } from './statement-thread.ts';

const csv = Buffer.from('Date,Name,Amount\n03/05/2026,Anna Jose,850\n03/06/2026,Thomas Mathew,1250\n');
const withFault = Buffer.from('Date,Name,Amount\n03/05/2026,Anna Jose,8x5\n');
const hostile = Buffer.alloc(1_900_000, '<');
const long = Buffer.from(
  `Date,Name,Amount\n${`03/05/2026,"${'Anna Jose '.repeat(36)}",850\n`.repeat(4_900)}`,
);

type Open = typeof openStatement;
const linesOf = async (open: Open, bytes: Uint8Array) => (await (await open(bytes)).read('USD')).lines;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof AppError ? error.errors : error),
  );

describe('an export that a thread reads', () => {
  it('has the same format, table and lines', async () => {
    const described = ({ format, table }: OpenedStatement) => ({ format, table });
    expect(described(await openStatementInThread(csv))).toEqual(described(await openStatement(csv)));
    expect(await linesOf(openStatementInThread, csv)).toEqual(await linesOf(openStatement, csv));
  });

  it.each([
    ['a wrong amount', withFault],
    ['nothing in it', Buffer.from(' ')],
    ['no format of a bank', hostile],
  ])('with %s is refused in the same words', async (_what, bytes) => {
    const expected = await refusalOf(linesOf(openStatement, bytes));
    expect(expected).not.toBe('no refusal');
    expect(await refusalOf(linesOf(openStatementInThread, bytes))).toEqual(expected);
  });

  it('takes next to none of the time of the thread that answers calls', async () => {
    const timeOf = async (open: Open) => {
      const before = process.threadCpuUsage();
      expect(await linesOf(open, long)).toHaveLength(4_900);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    await openStatementInThread(csv);
    const direct = await timeOf(openStatement);
    expect(await timeOf(openStatementInThread)).toBeLessThan(direct / 2);
  });
});
