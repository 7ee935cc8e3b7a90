import { asc, eq, inArray, max } from 'drizzle-orm';
import type { AddonChoice, LineItem } from '@sangamam/contract/orders/pricing/addon-lines';

import type { Executor } from '#server/db/executor.ts';
import { orderAddons, orderLineItems } from '#server/db/schema/schema.ts';

/** The selected add-ons of an open order. */
export async function listSelectedAddons(db: Executor, orderId: string): Promise<AddonChoice[]> {
  return db
    .select({ addonId: orderAddons.addonId, key: orderAddons.key, quantity: orderAddons.quantity })
    .from(orderAddons)
    .where(eq(orderAddons.orderId, orderId));
}

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
  const rows = await db
    .select()
    .from(orderLineItems)
    .where(inArray(orderLineItems.orderId, orderIds))
    .orderBy(asc(orderLineItems.orderId), asc(orderLineItems.position));
  return rows.map((row) => ({
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
  }));
}

/** Appends a line to a submitted order, whose lock the caller holds. */
export async function appendLine(db: Executor, orderId: string, { unit, ...line }: LineItem): Promise<void> {
  const [last] = await db
    .select({ position: max(orderLineItems.position) })
    .from(orderLineItems)
    .where(eq(orderLineItems.orderId, orderId));
  await db.insert(orderLineItems).values({
    ...line,
    orderId,
    position: (last?.position ?? -1) + 1,
    unitPrice: unit.usd,
    cadUnitPrice: unit.cad,
    amount: unit.usd * line.quantity,
    cadAmount: unit.cad * line.quantity,
  });
}

/** Stores the lines of an order at submission. */
export async function insertSubmittedLines(
  db: Executor,
  orderId: string,
  lines: readonly LineItem[],
): Promise<void> {
  if (lines.length === 0) return;
  await db.insert(orderLineItems).values(
    lines.map(({ unit, ...line }, position) => ({
      ...line,
      orderId,
      position,
      unitPrice: unit.usd,
      cadUnitPrice: unit.cad,
      amount: unit.usd * line.quantity,
      cadAmount: unit.cad * line.quantity,
    })),
  );
}
