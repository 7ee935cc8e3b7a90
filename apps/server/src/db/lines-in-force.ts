import { sql, type SQL } from 'drizzle-orm';

import { orderLineItems } from './schema/schema.ts';

/** Whether a line of an order still holds: no other line takes it off, and it takes off none. */
export function isInForce(): SQL {
  return sql`(${orderLineItems.kind} <> 'REMOVAL' and not exists (select 1 from order_line_items as removal
    where removal.order_id = ${orderLineItems.orderId} and removal.removes_position = ${orderLineItems.position}))`;
}
