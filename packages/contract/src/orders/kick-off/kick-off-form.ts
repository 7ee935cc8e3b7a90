import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { checkDetails } from '../../ledger/checks/check-details.ts';
import {
  handedOver,
  kickOffMessages as say,
  moneyCorrection,
  newEvening,
  reopenEvening,
  type HandedMoney,
} from './kick-off-endpoints.ts';

/** What a family hands over at the desk. */
const waysToPay = ['NOTHING', ...handedOver] as const;

/** Money at the desk as it is typed. */
export const handedMoneyForm = z
  .object({
    by: z.enum(waysToPay),
    amount: z.string(),
    number: z.string(),
    bank: z.string(),
    writtenOn: z.string(),
    isAnotherCheck: z.boolean(),
  })
  .check(
    crossField(({ by, amount, number, bank, writtenOn }, refuse) => {
      if (by !== 'CHECK' && by !== 'CASH') return;
      if (!/^[1-9]\d{0,5}$/u.test((amount ?? '').trim())) refuse(['amount'], say.amount);
      if (by === 'CASH') return;
      const paper = checkDetails.safeParse({ number, bank, writtenOn, receivedOn: writtenOn });
      for (const { path, message } of paper.error?.issues ?? [])
        if (path[0] !== 'receivedOn') refuse([String(path[0])], message);
    }),
  );
export type HandedMoneyForm = z.infer<typeof handedMoneyForm>;

/** Nothing handed over; a check is dated `today` unless it says otherwise. */
export const noMoney = (today: string): HandedMoneyForm => ({
  by: 'NOTHING',
  amount: '',
  number: '',
  bank: '',
  writtenOn: today,
  isAnotherCheck: false,
});

/** Money as it is sent, which came `today`; nothing where nothing was handed over. */
export function handedMoneyOf(
  { by, amount, number, bank, writtenOn, isAnotherCheck }: HandedMoneyForm,
  { id, today }: { id: string; today: string },
): HandedMoney | null {
  if (by === 'NOTHING') return null;
  const common = { id, kind: by, amount: Number(amount) } as const;
  if (by === 'CASH') return common;
  return {
    ...common,
    check: checkDetails.parse({ number, bank, writtenOn, receivedOn: today }),
    ...(isAnotherCheck && { isAnotherCheck }),
  };
}

/** A check or cash of a family that is registered. */
export const noteMoneyForm = z.object({ money: handedMoneyForm }).check(
  crossField(({ money }, refuse) => {
    if (money?.by === 'NOTHING') refuse(['money', 'by'], say.kind);
  }),
);

/** The right amount of noted money as it is typed; a zero for money that was never handed over. */
export const correctMoneyForm = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/u, say.amount),
  reason: moneyCorrection.shape.reason,
});

export const newEveningForm = newEvening;

const counted = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/u, say.amount);

/** An envelope as it is counted; empty counts as nothing. */
export const countForm = z.object({
  sums: z.array(z.object({ currency: z.enum(['USD', 'CAD']), checks: counted, cash: counted })),
  differenceReason: z.string().trim().max(500, say.reasonTooLong),
});
export type CountForm = z.infer<typeof countForm>;

export const reopenForm = reopenEvening.body;
