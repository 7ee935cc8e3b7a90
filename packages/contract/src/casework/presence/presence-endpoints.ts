import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { colleague, sharedRecords, type RecordKind } from './presence.ts';
import { resource } from '../../http/resource.ts';

const ofKind = z.object({ kind: z.enum(Object.keys(sharedRecords) as [RecordKind, ...RecordKind[]]) });
/** `tabId` is made by the tab: one person may have a record open in several. */
const ofTab = ofKind.extend({ recordId: entityId, tabId: entityId });

const presence = resource({
  path: '/v1/admin/presence/{kind}',
  tag: 'Admin: who has a record open',
  /** Each kind of record asks for its own ability, too. */
  access: { ability: 'enter-admin' },
  errors: ['FORBIDDEN'],
});

/**
 * Says that a visible tab shows a record, and answers which colleagues have it open, by name. Repeated every
 * `reportEveryMs`; without a repetition it is forgotten after `presentForMs`. An unknown record is refused as its own
 * endpoint refuses it.
 */
export const reportPresence = presence.put('/{recordId}/{tabId}', {
  summary: 'Report that a record is open, and learn who else has it open',
  limit: 'presence',
  params: ofTab,
  data: z.object({ others: z.array(colleague) }),
  errors: ['ORDER_NOT_FOUND', 'NOT_FOUND'],
});

/** Says that the tab no longer shows the record. Idempotent, also for a record or tab that is not known. */
export const endPresence = presence.delete('/{recordId}/{tabId}', {
  summary: 'Report that a record was closed',
  limit: 'presence',
  params: ofTab,
  data: z.object({ ended: z.literal(true) }),
});

/** Which colleagues have records of a kind open now, by name, for lists of them. */
export const listPresence = presence.get('', {
  summary: 'Who has which records of a kind open',
  params: ofKind,
  data: z.array(colleague.extend({ recordId: z.string() })),
});
