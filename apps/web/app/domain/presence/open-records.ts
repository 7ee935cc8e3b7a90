import {
  presentForMs,
  reportEveryMs,
  type Colleague,
  type RecordKind,
} from '@sangamam/contract/casework/presence/presence';
import { listPresence } from '@sangamam/contract/casework/presence/presence-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const usePresenceOf = createQueryHook(listPresence, (kind: RecordKind) => ({ params: { kind } }), {
  refetchInterval: reportEveryMs,
  ignoresMutations: true,
  select: (rows) => Map.groupBy(rows, ({ recordId }) => recordId),
});

const nobody: ReadonlyMap<string, readonly Colleague[]> = new Map();

/** Which colleagues have which records of a list open, by the record's id; asked again while the list is visible. */
export function useOpenRecords(kind: RecordKind): ReadonlyMap<string, readonly Colleague[]> {
  const { data = nobody, dataUpdatedAt, errorUpdatedAt } = usePresenceOf(kind);
  return errorUpdatedAt - dataUpdatedAt > presentForMs ? nobody : data;
}
