import type { Colleague, RecordKind } from '@sangamam/contract/casework/presence/presence';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

import { reportOpenRecord } from './report-open-record.ts';

/** Who else has the record around here open; `undefined` until it is known. */
interface OpenRecordState {
  kind: RecordKind;
  others: readonly Colleague[] | undefined;
}

const OpenRecordContext = createContext<OpenRecordState>({ kind: 'REGISTRATION', others: undefined });

/**
 * Reports a record as open while this is on screen, and tells what is within who else has it open. Nothing is reported
 * without a `recordId`, such as while the record is loading.
 */
export function OpenRecord({
  kind,
  recordId,
  children,
}: {
  kind: RecordKind;
  recordId: string | undefined;
  children: ReactNode;
}) {
  const [known, setKnown] = useState<{ recordId: string; others: readonly Colleague[] }>();
  useEffect(() => {
    if (recordId === undefined) return undefined;
    return reportOpenRecord({ kind, recordId }, (others) => setKnown({ recordId, others }));
  }, [kind, recordId]);
  // Of the record before, nothing is shown.
  const others = known?.recordId === recordId ? known?.others : undefined;
  const state = useMemo(() => ({ kind, others }), [kind, others]);
  return <OpenRecordContext value={state}>{children}</OpenRecordContext>;
}

/** Who else has the record open that this is a part of. */
export function useOpenRecord(): OpenRecordState {
  return use(OpenRecordContext);
}
