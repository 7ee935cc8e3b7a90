import { and, asc, eq, inArray, max, type Placeholder } from 'drizzle-orm';
import type { AddonChoice, LineItem } from '@sangamam/contract/orders/pricing/addon-lines';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { isInForce } from '#server/db/lines-in-force.ts';
import { prepareInsert } from '#server/db/statements/prepare-row-statement.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { orderAddons, orderLineItems } from '#server/db/schema/schema.ts';

/** The selected add-ons of an open order. */
export async function listSelectedAddons(db: Executor, orderId: string): Promise<AddonChoice[]> {
  return selectedAddons(db, { orderId });
}

const selectedAddons = prepareStatement('selected_addons', (db, of: Record<'orderId', Placeholder>) =>
  db
    .select({ addonId: orderAddons.addonId, key: orderAddons.key, quantity: orderAddons.quantity })
    .from(orderAddons)
    .where(eq(orderAddons.orderId, of.orderId)),
);

export async function replaceSelectedAddons(
  db: Executor,
  orderId: string,
  choices: readonly AddonChoice[],
): Promise<void> {
  await db.delete(orderAddons).where(eq(orderAddons.orderId, orderId));
  if (choices.length > 0)
    await db.insert(orderAddons).values(choices.map((choice) => ({ orderId, ...choice })));
}

/** The stored lines of submitted orders, in order. */
export async function listSubmittedLines(db: Executor, ...orderIds: string[]): Promise<LineItem[]> {
  const rows = await submittedLines(db, { orderIds });
  return rows.map(lineItemOf);
}

const submittedLines = prepareStatement('submitted_lines', (db, of: Record<'orderIds', Placeholder>) =>
  db
    .select()
    .from(orderLineItems)
    .where(isAmong(orderLineItems.orderId, of.orderIds))
    .orderBy(asc(orderLineItems.orderId), asc(orderLineItems.position)),
);

/** Those of them that still hold: neither taken off, nor taking one off. */
export async function listLinesInForce(db: Executor, ...orderIds: string[]): Promise<LineItem[]> {
  const rows = await db
    .select()
    .from(orderLineItems)
    .where(and(inArray(orderLineItems.orderId, orderIds), isInForce()))
    .orderBy(asc(orderLineItems.orderId), asc(orderLineItems.position));
  return rows.map(lineItemOf);
}

/** A stored line as prices are computed from it. */
export function lineItemOf(row: typeof orderLineItems.$inferSelect): LineItem {
  return {
    kind: row.kind,
    packageId: row.packageId,
    addonId: row.addonId,
    key: row.key,
    title: row.title,
    quantity: row.quantity,
    unit: { usd: row.unitPrice, cad: row.cadUnitPrice },
    discountCodeId: row.discountCodeId,
    note: row.note,
    removesPosition: row.removesPosition,
  };
}

/** Appends lines to a submitted order, whose lock the caller holds. Answers the position of the first one. */
export async function appendLines(
  db: Executor,
  orderId: string,
  lines: readonly LineItem[],
): Promise<number> {
  const [last] = await db
    .select({ position: max(orderLineItems.position) })
    .from(orderLineItems)
    .where(eq(orderLineItems.orderId, orderId));
  const first = (last?.position ?? -1) + 1;
  await insertSubmittedLines(db, orderId, lines, first);
  return first;
}

/** Stores lines of an order, at submission or, from position `first` on, later. */
export async function insertSubmittedLines(
  db: Executor,
  orderId: string,
  lines: readonly LineItem[],
  first = 0,
): Promise<void> {
  if (lines.length === 0) return;
  await insertLines(
    db,
    lines.map(({ unit, ...line }, index) => ({
      ...line,
      orderId,
      position: first + index,
      unitPrice: unit.usd,
      cadUnitPrice: unit.cad,
      amount: unit.usd * line.quantity,
      cadAmount: unit.cad * line.quantity,
    })),
  );
}

type NewLine = typeof orderLineItems.$inferInsert;
const insertLines = prepareInsert('insert_order_lines', orderLineItems, (db, lines: NewLine[]) =>
  db.insert(orderLineItems).values(lines),
);
