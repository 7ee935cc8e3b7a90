import { fullName } from '@sangamam/contract/fields/full-name';
import type { ConsentPerson } from '@sangamam/contract/documents/consents/missing-consents';

import type { Context } from '#server/db/context.ts';
import { everyoneOfOrder } from '#server/features/orders/participants/selected-people.ts';

/** A person of a registration with the name that its page shows. */
export interface NamedPerson extends ConsentPerson {
  name: string;
  isRegistrant: boolean;
}

/** The people of a registration as consent forms see them, the registrant first. */
export async function peopleOfOrder(ctx: Context, orderId: string): Promise<NamedPerson[]> {
  const people = await everyoneOfOrder(ctx, orderId);
  return people.map(({ person, selected, relationship }) => ({
    id: person.id,
    name: fullName(person),
    dob: person.dob,
    attends: selected,
    isRegistrant: relationship === 'SELF',
  }));
}
