import type { RecordCare } from '@sangamam/contract/casework/care/care';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';

import type { NamedRecord } from '#web/domain/bulk-results/bulk-line.ts';

/** A record that staff look after. */
export interface CaredRecord {
  kind: CareKind;
  _id: string;
  care: RecordCare;
}

/** One of several records of a kind that are looked after together. */
export type CaredRow = NamedRecord & Pick<CaredRecord, 'care'>;

/** Whether keys assign and follow up: where a record is alone on its page, and the page lists them. */
export const hasKeys = (kind: CareKind) => kind === 'REGISTRATION';
