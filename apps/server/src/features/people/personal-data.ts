import { people } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { policyOf } from '#server/features/personal-data/policy.ts';

import { listPeopleOfThisAccountAlone } from './personal-data-read-model.ts';
import { copyHiddenFromList, erasePeople } from './personal-data-repository.ts';

export const peoplePersonalData: PersonalData = {
  tables: [
    policyOf(people, {
      of: { person: 'id' },
      exported: 'people',
      without: ['namesAccount'],
      onErasure: 'byHand',
    }),
  ],
  // Somebody who is in another family's registration too stays known there.
  erase: async (ctx, subject) =>
    erasePeople(ctx.db, await listPeopleOfThisAccountAlone(ctx.db, subject), ctx.now()),
  merge: async (ctx, { from, to }) => {
    await copyHiddenFromList(ctx.db, { from: from.personId, to: to.personId });
    await erasePeople(ctx.db, [from.personId], ctx.now());
  },
};
