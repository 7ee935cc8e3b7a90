import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { listPeopleOfThisAccountAlone } from './personal-data-read-model.ts';
import { copyHiddenFromList, erasePeople, listOwnPeople } from './personal-data-repository.ts';

/** People have no key to others: accounts and orders refer to them. */
export const peoplePersonalData: PersonalData = {
  claims: {},
  sections: { people: (ctx, { personIds }) => listOwnPeople(ctx.db, personIds) },
  // Somebody who is in another family's registration too stays known there.
  erase: async (ctx, subject) =>
    erasePeople(ctx.db, await listPeopleOfThisAccountAlone(ctx.db, subject), ctx.now()),
  merge: async (ctx, { from, to }) => {
    await copyHiddenFromList(ctx.db, { from: from.personId, to: to.personId });
    await erasePeople(ctx.db, [from.personId], ctx.now());
  },
};
