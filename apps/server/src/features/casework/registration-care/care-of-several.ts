import type { Assignment, FollowUpChange } from '@sangamam/contract/casework/care/care';
import type { CareResult, LabelOfSeveral } from '@sangamam/contract/casework/care/care-of-several';
import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { assignSeveral, labelSeveral, setFollowUpOfSeveral } from '../care/care-of-several.ts';
import { registrationKind } from './registration-kind.ts';

/** A registration as its calls name it, with what was on the screen. */
type Named<Seen> = { orderId: string } & Seen;

/** Assigns several registrations, each in a transaction of its own; answers a result for each, in the order asked. */
export async function assignRegistrations(
  ctx: Context,
  actor: Actor,
  {
    userId,
    registrations,
  }: {
    userId: Assignment['userId'];
    registrations: readonly Named<Pick<Assignment, 'assignedToSeen'>>[];
  },
): Promise<RegistrationBulkResult[]> {
  const records = registrations.map(asRecord);
  return asDecisions(await assignSeveral(ctx, actor, registrationKind, { userId, records }));
}

/** Sets or clears the follow-ups of several orders, each in a transaction of its own; answers a result for each. */
export async function setFollowUps(
  ctx: Context,
  actor: Actor,
  {
    followUp,
    registrations,
  }: {
    followUp: FollowUpChange['followUp'];
    registrations: readonly Named<Pick<FollowUpChange, 'seen'>>[];
  },
): Promise<RegistrationBulkResult[]> {
  const records = registrations.map(asRecord);
  return asDecisions(await setFollowUpOfSeveral(ctx, actor, registrationKind, { followUp, records }));
}

/** Puts a label on several registrations, or takes it off, each in a transaction of its own; answers a result for each. */
export async function labelRegistrations(
  ctx: Context,
  actor: Actor,
  { orderIds, ...change }: Omit<LabelOfSeveral, 'recordIds'> & { orderIds: string[] },
): Promise<RegistrationBulkResult[]> {
  return asDecisions(await labelSeveral(ctx, actor, registrationKind, { ...change, recordIds: orderIds }));
}

const asRecord = <Seen>({ orderId, ...seen }: Named<Seen>) => ({ ...seen, recordId: orderId });

/** Care is no decision that could be undone. */
const asDecisions = (results: readonly CareResult[]): RegistrationBulkResult[] =>
  results.map((result) => ({ ...result, decisionId: null }));
