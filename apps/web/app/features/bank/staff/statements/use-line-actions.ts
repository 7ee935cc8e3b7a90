import type { SlipOfLine } from '@sangamam/contract/bank/statements/accept-endpoints';
import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useAcceptLines, useAcceptSlip, useSetLineAside, type LineToAccept } from './api.ts';
import { centsText } from './cents-text.ts';

type Decided = 'OPEN' | 'IGNORED' | 'NEVER';

/** Accepts one line or sets it aside; a refusal stays on the line until it is tried again. */
export function useLineActions(statementId: string) {
  const acceptLines = useAcceptLines(statementId);
  const acceptDeposit = useAcceptSlip(statementId);
  const setLineAside = useSetLineAside(statementId);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [busyId, setBusyId] = useState<string>();
  const run = async (lineId: string, work: () => Promise<string | null>) => {
    if (busyId !== undefined) return;
    setBusyId(lineId);
    let refusal: string | null = null;
    try {
      refusal = await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusal = error.message;
    } finally {
      setBusyId(undefined);
    }
    setRefusals((before) => {
      const after = new Map(before);
      if (refusal === null) after.delete(lineId);
      else after.set(lineId, refusal);
      return after;
    });
  };
  return {
    refusals,
    busyId,
    accept: (line: StatementLine, booking: LineToAccept) =>
      run(line._id, async () => {
        const [result] = (await acceptLines.mutateAsync([booking])).results;
        if (!result?.accepted) return result?.message ?? '';
        const orders = line.candidates.flatMap((candidate) => candidate.orders);
        const booked = booking.allocations.map(
          ({ orderId }) => orders.find((order) => order.orderId === orderId)?.registrantName ?? '',
        );
        const amount = booking.allocations.reduce((sum, share) => sum + share.amount, 0) * 100;
        showToast({
          message: phrases.acceptedOne({
            amount: centsText(amount, line.currency),
            name: [...new Set(booked)].join(', '),
          }),
        });
        return null;
      }),
    acceptSlip: (line: StatementLine, { _id: slipId, number }: SlipOfLine) =>
      run(line._id, async () => {
        await acceptDeposit.mutateAsync({ lineId: line._id, revision: line.revision, slipId });
        showToast({ message: phrases.depositAccepted({ number }) });
        return null;
      }),
    setAside: (line: StatementLine, state: Decided) =>
      run(line._id, async () => {
        const { changed } = await setLineAside.mutateAsync({
          lineId: line._id,
          revision: line.revision,
          state,
        });
        const words = {
          OPEN: phrases.takenUp,
          IGNORED: phrases.setAsideDone,
          NEVER: phrases.neverDone(changed),
        };
        showToast({ message: words[state] });
        return null;
      }),
  };
}
