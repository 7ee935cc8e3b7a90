import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { useState } from 'react';

import type { LineToAccept } from './api.ts';

/** What the treasurer has chosen for the lines of a page: which are selected, and which candidate of each. */
export interface LineChoices {
  isPicked: (line: StatementLine) => boolean;
  pick: (lineIds: readonly string[], picked: boolean) => void;
  /** The place of the chosen candidate; the best one until another is chosen. */
  candidateOf: (line: StatementLine) => number;
  choose: (lineId: string, candidate: number) => void;
}

/** Sure lines are selected until they are deselected. */
export function useLineChoices(): LineChoices {
  const [picks, setPicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [candidates, setCandidates] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    isPicked: ({ _id, level, state }) => state === 'OPEN' && (picks.get(_id) ?? level === 'SURE'),
    pick: (lineIds, picked) =>
      setPicks((before) => new Map([...before, ...lineIds.map((id) => [id, picked] as const)])),
    candidateOf: ({ _id, candidates: offered }) => Math.min(candidates.get(_id) ?? 0, offered.length - 1),
    choose: (lineId, candidate) => setCandidates((before) => new Map([...before, [lineId, candidate]])),
  };
}

/** A line as its chosen candidate books it; nothing for a line without one. */
export function bookingOf(line: StatementLine, candidate: number): LineToAccept | undefined {
  const chosen = line.candidates[candidate];
  if (!chosen || chosen.orders.length === 0) return undefined;
  return {
    lineId: line._id,
    revision: line.revision,
    allocations: chosen.orders.map(({ orderId, amount, receivedAmount }) => ({
      orderId,
      amount,
      receivedBefore: receivedAmount,
    })),
  };
}
