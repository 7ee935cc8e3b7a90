import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { useArrivalCounts, useOpenedFamily, useRoster } from './api.ts';
import { applyResults } from './device/apply-results.ts';
import type { Settled } from './device/event-queue.ts';
import { useConnection } from './device/use-connection.ts';
import { useEventQueue } from './device/use-event-queue.ts';
import { useLetters } from './device/use-letters.ts';
import { nameOfSubject } from './family/name-of-subject.ts';
import { timeOf } from './family/time-of.ts';

/** A sentence about another desk that was quicker, for the family that it is about. */
interface Notice {
  orderId: string;
  sentence: string;
}

/** What a desk works with: the families on this device, who is here, the queue, and whether there is a connection. */
export function useDesk(conventionId: string) {
  const client = useQueryClient();
  useLetters();
  const roster = useRoster(conventionId);
  const counts = useArrivalCounts(conventionId);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const families = roster.data?.families;
  const familyOf = (orderId: string) => families?.find(({ _id }) => _id === orderId);
  const show = async (settled: Settled) => {
    const { queryKey } = useRoster.options(conventionId);
    const isLoading = client.isFetching({ queryKey }) > 0;
    // What was asked for before would overwrite what is known now.
    await client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (data) => data && { ...data, families: data.families.map((family) => applyResults(family, settled)) },
    );
    if (isLoading) void client.invalidateQueries({ queryKey });
    for (const orderId of new Set(settled.events.map((event) => event.orderId))) {
      const { queryKey: ofFamily } = useOpenedFamily.options(orderId);
      await client.cancelQueries({ queryKey: ofFamily });
      client.setQueryData(ofFamily, (family) => family && applyResults(family, settled));
      void client.invalidateQueries({ queryKey: ofFamily });
    }
  };
  const queue = useEventQueue((settled) => {
    void show(settled);
    void client.invalidateQueries({ queryKey: useArrivalCounts.options(conventionId).queryKey });
    setNotices(noticesOf(settled, familyOf));
  });
  return {
    roster,
    families,
    familyOf,
    counts,
    isConnected: useConnection(counts),
    queue,
    quickerDesks: (orderId: string) =>
      notices.filter((one) => one.orderId === orderId).map(({ sentence }) => sentence),
  };
}
export type Desk = ReturnType<typeof useDesk>;

function noticesOf(
  { events, results }: Settled,
  familyOf: (orderId: string) => DeskFamily | undefined,
): Notice[] {
  return results.flatMap(({ id, outcome, arrival, handOut }) => {
    const event = events.find((one) => one.id === id);
    const earlier = arrival ?? handOut;
    if (outcome !== 'ALREADY' || !earlier || !event) return [];
    if (event.kind !== 'ARRIVED' && event.kind !== 'HANDED_OUT') return [];
    const say = arrival ? phrases.quickerDesk : phrases.quickerHandOut;
    const sentence = say({
      name: nameOfSubject(familyOf(event.orderId), event),
      desk: earlier.desk,
      time: timeOf(earlier.at),
      by: earlier.byName,
    });
    return [{ orderId: event.orderId, sentence }];
  });
}
