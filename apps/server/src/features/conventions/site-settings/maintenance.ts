import { z } from 'zod';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { clearNotice, raiseNotice } from '#server/features/notices/site-notices.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { deleteSettingRow, readSettingRow, writeSettingRow } from '../reference-data/reference-repository.ts';

const maintenanceSetting = z.object({
  since: z.iso.datetime(),
  /** When the site is expected to open again; it opens by hand. */
  until: z.iso.datetime().nullable(),
  /** Shown to visitors. */
  note: z.string().nullable(),
});

/** The site is closed to visitors. Times are ISO times. */
export type Maintenance = z.infer<typeof maintenanceSetting>;

const key = 'maintenance';

/**
 * The maintenance under way; `undefined` while the site is open.
 *
 * @throws ZodError when the stored setting has lost its shape
 */
export async function findMaintenance(ctx: Context): Promise<Maintenance | undefined> {
  const stored = await readSettingRow(ctx.db, key);
  return stored === undefined ? undefined : maintenanceSetting.parse(stored);
}

/**
 * Closes the site to visitors, or changes what they are told. Staff go on working; a notice reminds administrators to
 * open the site again.
 */
export function startMaintenance(
  ctx: Context,
  actor: AnyActor,
  { minutes, note }: { minutes?: number | undefined; note?: string | undefined },
): Promise<Maintenance> {
  return inTransaction(ctx, async (ctx) => {
    const before = await findMaintenance(ctx);
    const now = ctx.now();
    const until = minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000).toISOString();
    const maintenance = { since: before?.since ?? now.toISOString(), until, note: note ?? null };
    await writeSettingRow(ctx.db, key, maintenance, now);
    await raiseNotice(ctx, 'maintenance', closedNotice);
    await recordMaintenance(ctx, actor, { before, after: maintenance });
    return maintenance;
  });
}

/** Opens the site again. Returns false when it was open. */
export function endMaintenance(ctx: Context, actor: AnyActor): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const before = await findMaintenance(ctx);
    if (before === undefined) return false;
    await deleteSettingRow(ctx.db, key);
    await clearNotice(ctx, 'maintenance');
    await recordMaintenance(ctx, actor, { before, after: undefined });
    return true;
  });
}

const closedNotice =
  'The site is closed for maintenance: families see a page that says so. Open it with: npm run site -- maintenance off';

function recordMaintenance(
  ctx: Context,
  actor: AnyActor,
  { before, after }: { before: Maintenance | undefined; after: Maintenance | undefined },
): Promise<void> {
  return recordAudit(ctx, {
    actor,
    action: 'settings.updated',
    entityId: key,
    before: { ...before },
    after: { ...after },
  });
}
