import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore, useEffect } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { isFailure } from '#web/lib/api/api-error.ts';

import { useArrivalCounts, useOpenedFamily, useRoster } from './api.ts';
import type { Settled } from './device/event-queue.ts';
import { useEventQueue } from './device/use-event-queue.ts';
import { nameOfSubject } from './family/name-of-subject.ts';
import { timeOf } from './family/time-of.ts';
import { subjectOf } from './device/queue-store.ts';

/** A letter of the Malayalam script: the file of the typeface that has it is loaded only once a page shows such a letter. */
const letter = 'മ';

/** Loads the letters of names while there is a connection: the first such name may come up during a network break. */
function useLetters(): void {
  useEffect(() => {
    const { fontFamily } = getComputedStyle(document.body);
    // Without them the device's own letters are shown.
    document.fonts.load(`1em ${fontFamily}`, letter).catch(() => undefined);
  }, []);
}

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

/** A family with the arrivals and hand-outs that the server answered; the same object where they are about others. */
function applyResults<Family extends DeskFamily>(family: Family, { events, results }: Settled): Family {
  const answers = new Map(
    events.flatMap((event) => {
      const result = results.find(({ id }) => id === event.id);
      return event.orderId === family._id && result ? [[subjectOf(event), result] as const] : [];
    }),
  );
  if (answers.size === 0) return family;
  return {
    ...family,
    people: family.people.map((person) => {
      const answer = answers.get(person._id);
      return answer ? { ...person, arrival: answer.arrival } : person;
    }),
    addons: family.addons.map((addon) => {
      const answer = answers.get(addon._id);
      return answer ? { ...addon, handOut: answer.handOut } : addon;
    }),
  };
}

/** Whether the site can be reached, by the browser and by the last answer of a query that is asked again and again. */
function useConnection({ error }: { error: Error | null }): boolean {
  const isOnLine = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnLine && !isFailure(error);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
