import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import type { ParticipantPayload } from '@sangamam/contract/orders/participants/participant-payload';
import type { AddonChoice } from '@sangamam/contract/orders/pricing/addon-lines';

import type { Context } from '#server/db/context.ts';
import { initiateRegistration } from '#server/features/orders/initiation/initiate-registration.ts';
import { listParticipants } from '#server/features/orders/participants/list/list-participants.ts';
import { selectAddons } from '#server/features/orders/selection/select-addons.ts';
import { selectPackage } from '#server/features/orders/selection/select-package.ts';
import { addParticipant } from '#server/features/orders/participants/add-participant.ts';
import { selectParticipant } from '#server/features/orders/participants/select-participant.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** A family member; fields that a test does not set have defaults. */
export type WantedMember = Partial<ParticipantPayload> & { isNotAttending?: boolean };

interface WantedOrder {
  registrant: Actor;
  conventionId: string;
  members?: readonly WantedMember[];
  packageId?: string | undefined;
  addons?: readonly AddonChoice[];
  specialRequest?: string;
}

const somebody: Omit<ParticipantPayload, 'primaryUserId' | 'conventionId'> = {
  firstName: 'Anna',
  lastName: 'Mathew',
  familyName: 'Kizhakkedam',
  relationShip: 'DAUGHTER',
  maritalStatus: 'SINGLE',
  organization: 'ORG10004',
  dob: '2015-06-15',
  parishInKerala: '',
  otherParish: '',
  receiveNotification: false,
};

/**
 * Creates an unsubmitted registration as the screens do and returns the id of the order. `apply-order-events.ts`
 * applies further events to it.
 */
export async function buildOrder(ctx: Context, wanted: WantedOrder): Promise<string> {
  const { registrant, conventionId, members = [], packageId, addons = [], specialRequest = '' } = wanted;
  const key = { userId: registrant.userId, conventionId };
  const { id } = await initiateRegistration(ctx, registrant, key);
  for (const member of members) await join(ctx, registrant, conventionId, member);
  if (packageId !== undefined) await selectPackage(ctx, registrant, { ...key, packageId });
  if (addons.length > 0 || specialRequest !== '') {
    await selectAddons(ctx, registrant, key, { selectedAddonData: addons.map(asSelected), specialRequest });
  }
  return id;
}

async function join(
  ctx: Context,
  registrant: Actor,
  conventionId: string,
  wanted: WantedMember,
): Promise<void> {
  const { isNotAttending = false, ...member } = wanted;
  const key = { conventionId, primaryUserId: registrant.userId };
  const whole = { ...somebody, ...member };
  // A returning family finds its people on the list, not selected.
  const { participants: listed } = await listParticipants(ctx, registrant, {
    userId: registrant.userId,
    conventionId,
  });
  const known = listed.find(
    ({ relationShip, userId }) => relationShip === whole.relationShip && userId.firstName === whole.firstName,
  );
  if (known) {
    if (!isNotAttending) await select(ctx, registrant, conventionId, known, 'SELECT');
    return;
  }
  const { participants } = await addParticipant(ctx, registrant, { ...whole, ...key });
  const added = participants.at(-1);
  if (!isNotAttending || !added) return;
  await select(ctx, registrant, conventionId, added, 'DESELECT');
}

async function select(
  ctx: Context,
  registrant: Actor,
  conventionId: string,
  { userId: { _id: participantId }, relationShip }: ParticipantRecord,
  action: 'SELECT' | 'DESELECT',
): Promise<void> {
  await selectParticipant(ctx, registrant, {
    participantId,
    userId: registrant.userId,
    conventionId,
    relationShip,
    action,
  });
}

/** The wire format of an entry; type, title and price come from the catalogue and are never read. */
function asSelected({ addonId, key, quantity }: AddonChoice): SelectedAddon {
  return { type: 'YES_NO', addonId, title: '', data: { key, value: { price: 0, quantity } } };
}
