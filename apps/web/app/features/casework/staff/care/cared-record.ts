import type { RecordCare } from '@sangamam/contract/casework/care/care';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';

/** A record that staff look after. */
export interface CaredRecord {
  kind: CareKind;
  _id: string;
  care: RecordCare;
}

/** Whether keys assign and follow up: where a record is alone on its page, and the page lists them. */
export const hasKeys = (kind: CareKind) => kind === 'REGISTRATION';
