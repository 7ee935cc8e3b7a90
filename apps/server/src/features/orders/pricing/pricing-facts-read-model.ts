import { and, eq, getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import type { AddonChoice, LineItem } from '@sangamam/contract/orders/pricing/addon-lines';

import type { Executor } from '#server/db/executor.ts';
import { jsonRows } from '#server/db/statements/json-rows.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import {
  addonOptions,
  addons,
  conventions,
  orderAddons,
  orderLineItems,
  packageOffers,
  packages,
} from '#server/db/schema/schema.ts';
import type { AddonWithOptions } from '#server/features/conventions/addons/addon-repository.ts';
import type { ConventionRow } from '#server/features/conventions/find-convention.ts';
import type { PackageWithOffers } from '#server/features/conventions/packages/package-repository.ts';

import type { OrderRow } from '../order/order-repository.ts';
import { lineItemOf } from '../selection/order-lines-repository.ts';

/** What the price of an order depends on, read at one moment. */
export interface PricingFacts {
  convention: ConventionRow;
  /** The chosen package, offered or not. */
  package: PackageWithOffers | undefined;
}

type Of = Readonly<Record<'orderId' | 'conventionId' | 'packageId', Placeholder>>;

const chosenPackage = (of: Of) => ({
  packages: jsonRows(packages, eq(packages.id, of.packageId)),
  offers: jsonRows(packageOffers, eq(packageOffers.packageId, of.packageId), packageOffers.position),
});

const ofOpenOrder = prepareStatement('pricing_facts_open', (db, of: Of) => {
  const isOffered = and(eq(addons.conventionId, of.conventionId), eq(addons.active, true));
  return db
    .select({
      convention: getTableColumns(conventions),
      ...chosenPackage(of),
      addons: jsonRows(addons, isOffered, addons.position, addons.id),
      options: jsonRows(
        addonOptions,
        sql`${addonOptions.addonId} in (select ${addons.id} from ${addons} where ${isOffered})`,
        addonOptions.position,
        addonOptions.id,
      ),
      choices: jsonRows(orderAddons, eq(orderAddons.orderId, of.orderId)),
    })
    .from(conventions)
    .where(eq(conventions.id, of.conventionId));
});

const ofSubmittedOrder = prepareStatement('pricing_facts_submitted', (db, of: Of) =>
  db
    .select({
      convention: getTableColumns(conventions),
      ...chosenPackage(of),
      lines: jsonRows(orderLineItems, eq(orderLineItems.orderId, of.orderId), orderLineItems.position),
      bought: jsonRows(
        addons,
        sql`${addons.id} in (select ${orderLineItems.addonId} from ${orderLineItems}
          where ${eq(orderLineItems.orderId, of.orderId)})`,
      ),
    })
    .from(conventions)
    .where(eq(conventions.id, of.conventionId)),
);

/** An order that is not submitted: also what its convention offers, and what the family chose. */
export async function findFactsOfOpenOrder(
  db: Executor,
  order: OrderRow,
): Promise<PricingFacts & { addons: AddonWithOptions[]; choices: AddonChoice[] }> {
  const { convention, options, ...found } = existing(await ofOpenOrder(db, keysOf(order)));
  const byAddon = Map.groupBy(options, ({ addonId }) => addonId);
  return {
    convention,
    package: packageWith(found),
    addons: found.addons.map((row) => ({ row, options: byAddon.get(row.id) ?? [] })),
    choices: found.choices.map(({ addonId, key, quantity }) => ({ addonId, key, quantity })),
  };
}

/** A submitted order: also its lines, and the add-ons in them, offered or not. */
export async function findFactsOfSubmittedOrder(
  db: Executor,
  order: OrderRow,
): Promise<PricingFacts & { lines: LineItem[]; bought: (typeof addons.$inferSelect)[] }> {
  const { convention, lines, bought, ...found } = existing(await ofSubmittedOrder(db, keysOf(order)));
  return { convention, package: packageWith(found), lines: lines.map(lineItemOf), bought };
}

function keysOf({ id, conventionId, packageId }: OrderRow) {
  return { orderId: id, conventionId, packageId };
}

/** A foreign key guarantees the convention of an order. */
function existing<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('An order without its convention');
  return row;
}

function packageWith({
  packages: [row],
  offers,
}: {
  packages: PackageWithOffers['row'][];
  offers: PackageWithOffers['offers'];
}): PackageWithOffers | undefined {
  return row && { row, offers };
}
