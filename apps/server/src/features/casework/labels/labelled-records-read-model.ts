import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { labelsOf } from './label-repository.ts';

/** The records of the query, by their id, that have this label. */
export function whereLabelled(kind: CareKind, recordId: SQLWrapper, labelId: string): SQL {
  const { on, record } = labelsOf(kind);
  return sql`${recordId} in (select ${record} from ${on} where ${eq(on.labelId, labelId)})`;
}
