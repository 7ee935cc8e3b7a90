import { people, personCare } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { atWork, policyOf, staffAction } from '#server/features/personal-data/policy.ts';

import { listPeopleOfThisAccountAlone } from './personal-data-read-model.ts';
import { copyHiddenFromList, erasePeople, movePersonCare } from './personal-data-repository.ts';

export const peoplePersonalData: PersonalData = {
  tables: [
    policyOf(people, {
      of: { person: 'id' },
      exported: 'people',
      without: ['namesAccount'],
      onErasure: 'byHand',
    }),
    policyOf(personCare, {
      of: { user: 'userId' },
      people: { userId: 'byHand', assignedTo: staffAction },
      exported: atWork,
      onErasure: 'deleted',
    }),
  ],
  // Somebody who is in another family's registration too stays known there.
  erase: async (ctx, subject) =>
    erasePeople(ctx.db, await listPeopleOfThisAccountAlone(ctx.db, subject), ctx.now()),
  merge: async (ctx, { from, to }) => {
    await movePersonCare(ctx.db, { from: from.userId, to: to.userId });
    await copyHiddenFromList(ctx.db, { from: from.personId, to: to.personId });
    await erasePeople(ctx.db, [from.personId], ctx.now());
  },
};
