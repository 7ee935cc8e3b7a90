import { performance } from 'node:perf_hooks';

import { describe, expect, it } from 'vitest';

import { AppError } from '#server/http/errors/app-error.ts';
import { receiptContent } from '#test/fixtures/receipt-content.ts';

import { receiptFile } from './receipt-file.ts';
import { makeReceiptInThread } from './receipt-thread.ts';

const numbered = (number: number) => receiptContent({ tempNumber: `T${String(number).padStart(6, '0')}` });

describe('the thread that makes receipts', () => {
  it('does not keep the event loop from others', async () => {
    await makeReceiptInThread(numbered(0));
    const before = performance.eventLoopUtilization();
    for (let number = 1; number <= 10; number += 1) await makeReceiptInThread(numbered(number));
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it('says what went wrong, and makes the next one', async () => {
    const broken = receiptContent({ site: { name: 'Sangamam', url: 'no address' } });
    await expect(makeReceiptInThread(broken)).rejects.toThrow('Invalid URL');
    expect((await makeReceiptInThread(numbered(1))).length).toBeGreaterThan(1_000);
  });
});

describe('many receipts at once', () => {
  it('wait in a queue; what does not fit is told when to come back, and all others are made', async () => {
    const refused: unknown[] = [];
    let refusedAtOnce: number | undefined;
    await Promise.all(
      Array.from({ length: 60 }, async (_, number) => {
        try {
          await receiptFile(`order-${number}`, numbered(1_000 + number));
          refusedAtOnce ??= refused.length;
        } catch (reason) {
          refused.push(reason);
        }
      }),
    );
    // On a busy machine, some that fitted have waited too long in the end.
    expect(refusedAtOnce).toBe(60 - 41);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    }
    await expect(receiptFile('order-59', numbered(1_059))).resolves.toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
    });
  });
});
