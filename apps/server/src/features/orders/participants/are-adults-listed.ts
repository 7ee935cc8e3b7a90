import type { Context } from '#server/db/context.ts';
import { areHiddenFromPublicList } from '#server/features/people/hide-from-list.ts';

import { listOrderPeople } from './participant-read-model.ts';

/** Whether the public participant list shows somebody of a registration once it is confirmed. */
export async function areAdultsListed(ctx: Context, orderId: string): Promise<boolean> {
  const attending = (await listOrderPeople(ctx.db, orderId)).filter(({ selected }) => selected);
  return !(await areHiddenFromPublicList(
    ctx,
    attending.map(({ person }) => person.id),
  ));
}
