import type { OwnDataSection } from '@sangamam/contract/people/own-data/own-data-endpoints';

import type { Context } from '#server/db/context.ts';

import type { DataSubject, Merge, PersonalData } from './personal-data.ts';
import { eraseRowsOf, listRowsOf, mergeRows } from './policy-repository.ts';
import type { OwnDataRows, TablePolicy } from './policy.ts';

type Registry = readonly PersonalData[];

/** The subject's rows of a table, as an export has them before they are presented. */
export function rowsOf(ctx: Context, policy: TablePolicy, subject: DataSubject): Promise<OwnDataRows> {
  return listRowsOf(ctx.db, policy, subject);
}

/** The rows of one section of "Your data", without secrets and internal notes. */
export async function readSection(
  ctx: Context,
  registry: Registry,
  name: OwnDataSection,
  subject: DataSubject,
): Promise<OwnDataRows> {
  for (const { tables, sections } of registry) {
    const byHand = sections?.[name];
    if (byHand) return byHand(ctx, subject);
    const policy = tables.find(({ exported }) => exported === name);
    if (!policy) continue;
    const rows = await listRowsOf(ctx.db, policy, subject);
    return policy.present ? policy.present(ctx, rows) : rows;
  }
  throw new Error(`No feature provides the section ${name}`);
}

/** Erases the subject's personal data from all tables, in the order of the registry and in the caller's transaction. */
export async function erasePersonalData(
  ctx: Context,
  registry: Registry,
  subject: DataSubject,
): Promise<void> {
  for (const { tables, erase } of registry) {
    for (const policy of tables) await eraseTable(ctx, policy, subject);
    await erase?.(ctx, subject);
  }
}

async function eraseTable({ db }: Context, policy: TablePolicy, subject: DataSubject): Promise<void> {
  const { onErasure } = policy;
  if (onErasure === 'cascades' || onErasure === 'byHand') return;
  if (typeof onErasure === 'object' && 'kept' in onErasure) return;
  const steps = onErasure === 'deleted' ? [{ deleted: {} }] : [onErasure].flat();
  for (const step of steps) await eraseRowsOf(db, policy, subject, step);
}

/** Moves what belongs to a duplicate account to the account that is kept, in the caller's transaction. */
export async function mergePersonalData(ctx: Context, registry: Registry, merge: Merge): Promise<void> {
  for (const feature of registry) {
    for (const { table, people = {} } of feature.tables)
      for (const [name, onMerge] of Object.entries(people))
        if (onMerge === 'moves' || onMerge === 'goes')
          await mergeRows(ctx.db, table, name, { ...merge, onMerge });
    await feature.merge?.(ctx, merge);
  }
}
