import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

import { toWirePerson } from '#server/features/people/to-wire-person.ts';

import type { OrderPerson } from './participant-read-model.ts';

/** A person of an order as answers carry them (SPEC §3 Participant record). */
export function presentParticipant({
  person,
  relationship,
  selected,
  localUnitName,
  revision,
}: OrderPerson): ParticipantRecord {
  return {
    relationShip: relationship,
    isParticipated: selected,
    revision,
    userId: {
      _id: person.id,
      ...toWirePerson(person, localUnitName),
      email: person.email,
      receiveNotification: person.receiveNotification,
    },
  };
}
