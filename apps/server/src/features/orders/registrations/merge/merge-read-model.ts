import { sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';

/** What keeps a registration, with its add-on orders, from being merged. */
export interface MergeState {
  refundOpen: boolean;
  asksToCancel: boolean;
  asksForChange: boolean;
  onWaitList: boolean;
  isPaying: boolean;
  isHere: boolean;
}

/** Reads what goes on with a registration that is about to be merged. Call it under its lock. */
export async function readMergeState(db: Executor, orderId: string): Promise<MergeState> {
  const { rows } = await db.execute<{ [Key in keyof MergeState]: MergeState[Key] }>(sql`
    with family as (select id from orders where id = ${orderId} or parent_order_id = ${orderId})
    select
      exists (select 1 from refunds r where r.order_id in (select id from family) and r.state in ('DUE', 'APPROVED'))
        as "refundOpen",
      exists (select 1 from cancel_requests c where c.order_id = ${orderId} and c.closed_at is null) as "asksToCancel",
      exists (select 1 from change_requests c where c.order_id = ${orderId} and c.state = 'OPEN') as "asksForChange",
      exists (select 1 from wait_list_entries w where w.order_id in (select id from family) and w.ended_at is null) as "onWaitList",
      exists (select 1 from paypal_attempts a where a.order_id in (select id from family)
        and a.state in ('CAPTURING', 'PENDING')) as "isPaying",
      exists (select 1 from arrival_events e where e.order_id = ${orderId})
        or exists (select 1 from hand_out_events h where h.order_id = ${orderId}) as "isHere"`);
  const [state] = rows;
  if (!state) throw new Error('A state without a row');
  return state;
}
