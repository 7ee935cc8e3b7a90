import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Writes a note that only staff read. */
export const useAddNote = createMutationHook(
  addStaffNote,
  (orderId: string) => (body: EndpointInput<typeof addStaffNote>['body']) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);
