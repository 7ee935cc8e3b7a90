import { z } from 'zod';

import { recordCare } from '../../casework/care/care.ts';
import { careEndpoints } from '../../casework/care/care-endpoints.ts';

/**
 * How staff look after registrants. A closed account has no follow-up. The registrant never reads a note, and an erasure
 * empties it.
 */
export const careOfPeople = careEndpoints({
  path: '/v1/admin/people',
  tag: 'Admin: people',
  kind: 'PERSON',
  id: 'userId',
  words: { one: 'a registrant', many: 'registrants' },
  answer: recordCare,
  noteAnswer: z.object({ _id: z.string() }),
  unknown: 'USER_NOT_FOUND',
  over: 'TRANSITION_NOT_POSSIBLE',
});
