import { fullName } from '@sangamam/contract/fields/full-name';
import { isSameName } from '@sangamam/contract/names/match-name';
import type { MergeOptions } from '@sangamam/contract/orders/registrations/merge-endpoints';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';

import type { Context } from '#server/db/context.ts';
import { listPackages } from '#server/features/conventions/packages/list-packages.ts';
import { countAmendments } from '#server/features/orders/amendments/count-amendments.ts';
import { factsOf } from '#server/features/orders/order/order-facts.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listOrderPeople, type OrderPerson } from '../../participants/participant-read-model.ts';
import { listSubmittedLines } from '../../selection/order-lines-repository.ts';
import { listPairsOf } from '../duplicate-read-model.ts';
import { presentSidesOf } from '../list-duplicate-families.ts';
import { lockBoth, type MergedIds } from './merge-registrations.ts';
import { obstaclesToMerge } from './obstacles-to-merge.ts';

/**
 * What staff start from when they merge two registrations: people who look the same are proposed as the same, and so is
 * somebody with the same name, since a registrar found that it is one family.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readMergeOptions(ctx: Context, actor: Actor, ids: MergedIds): Promise<MergeOptions> {
  const both = await lockBoth(ctx, ids);
  const { stays, ends } = both;
  const sides = await presentSidesOf(ctx, actor, [stays.id, ends.id]);
  const [first, second] = [sides.get(stays.id), sides.get(ends.id)];
  if (!first || !second) throw new AppError('ORDER_NOT_FOUND');
  const [people, others] = [await listOrderPeople(ctx.db, stays.id), await listOrderPeople(ctx.db, ends.id)];
  const pairs = (await listPairsOf(ctx.db, stays.id)).filter(({ otherOrderId }) => otherOrderId === ends.id);
  const lines = await listSubmittedLines(ctx.db, stays.id);
  const taken = new Set<string>();
  const sameAs = ({ person }: OrderPerson): string | null => {
    const pair = pairs.find(
      ({ personId, otherPersonId, isDistinct }) =>
        otherPersonId === person.id && !isDistinct && !taken.has(personId),
    );
    const byName = people.find(
      (one) => !taken.has(one.person.id) && isSameName(fullName(one.person), fullName(person)),
    );
    const found = pair?.personId ?? byName?.person.id ?? null;
    if (found !== null) taken.add(found);
    return found;
  };
  return {
    stays: first,
    ends: second,
    obstacles: await obstaclesToMerge(ctx, both),
    people: people.map(present),
    others: others
      .filter(({ selected }) => selected)
      .map((one) => ({ ...present(one), sameAs: sameAs(one) })),
    packageId: stays.packageId,
    packageName: linesInForce(lines).find(({ line }) => line.kind === 'PACKAGE')?.line.title ?? null,
    packages: await listPackages(ctx, { conventionId: stays.conventionId }),
    amendments: await countAmendments(ctx, stays.id),
    netBefore: factsOf(stays).net,
  };
}

const present = ({ person, relationship, selected }: OrderPerson) => ({
  participantId: person.id,
  name: fullName(person),
  relationship,
  attends: selected,
});
