import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import { contentMessages } from '@sangamam/contract/content/content-messages';
import type { ConventionDraft } from '@sangamam/contract/conventions/configuration/convention-configuration';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mediaOfAddresses } from '#server/features/content/media/media-of-addresses.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import {
  insertConventionRow,
  listAllConventions,
  listTreasurerRows,
  lockConventionRow,
  replaceTreasurers,
  updateConventionRow,
} from './convention-admin-repository.ts';
import type { ConventionRow, TreasurerRow } from '../convention-repository.ts';
import { presentTreasurer } from '../present-treasurer.ts';

/** Every convention, unpublished and past ones included, latest first. */
export function listAll(ctx: Context): Promise<ConventionRow[]> {
  return listAllConventions(ctx.db);
}

/**
 * Creates a convention with registration closed; returns its id.
 *
 * @throws RQST_PARAMS_INVALID at `bannerUrl` when the library has no such file
 */
export function createConvention(ctx: Context, actor: Actor, draft: ConventionDraft): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    await requireKnownBanner(ctx, draft);
    const { id } = await insertConventionRow(ctx.db, { ...columnsOf(draft), createdAt: ctx.now() });
    await replaceTreasurers(ctx.db, id, treasurersOf(draft));
    await record(ctx, actor, id, 'convention.created', undefined, draft);
    return id;
  });
}

/**
 * Changes a convention that is still at `revision`.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile, RQST_PARAMS_INVALID at `bannerUrl` when the
 * library has no such file
 */
export function updateConvention(
  ctx: Context,
  actor: Actor,
  id: string,
  { revision, ...draft }: ConventionDraft & { revision: number },
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockConvention(ctx, id);
    requireRevision(before.revision, revision);
    await requireKnownBanner(ctx, draft);
    await updateConventionRow(ctx.db, id, columnsOf(draft));
    await replaceTreasurers(ctx.db, id, treasurersOf(draft));
    await record(ctx, actor, id, 'convention.updated', before, draft);
    return id;
  });
}

/**
 * Opens registration from now on, or closes it; `openedAt` is since when. The caller checks readiness. Idempotent.
 *
 * @throws NOT_FOUND
 */
export async function switchRegistration(
  ctx: Context,
  actor: Actor,
  id: string,
  open: boolean,
): Promise<void> {
  const { active, openedAt } = await lockConvention(ctx, id);
  if (open ? active && openedAt !== null : openedAt === null) return;
  const after = open ? { active: true, openedAt: ctx.now() } : { openedAt: null };
  await updateConventionRow(ctx.db, id, after);
  await record(ctx, actor, id, open ? 'convention.opened' : 'convention.closed', { active, openedAt }, after);
}

/**
 * Locks a convention for a change of its configuration. Call it in a transaction.
 *
 * @throws NOT_FOUND
 */
export async function lockConvention(ctx: Context, id: string): Promise<ConventionRow> {
  const row = await lockConventionRow(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The treasurers of the draft, one for each currency. */
export async function treasurerDraftsOf(
  ctx: Context,
  id: string,
): Promise<Pick<ConventionDraft, 'treasurer' | 'cadTreasurer'>> {
  const rows = await listTreasurerRows(ctx.db, id);
  const draft = (currency: Currency) => {
    const row = rows.find((one) => one.currency === currency);
    return row ? { ...presentTreasurer(row), payableTo: row.payableTo ?? '' } : null;
  };
  return { treasurer: draft('USD'), cadTreasurer: draft('CAD') };
}

/**
 * Locks the banner in the library, so that it cannot be deleted before the transaction ends; afterwards it is known to
 * be in use.
 */
async function requireKnownBanner(ctx: Context, { bannerUrl }: ConventionDraft): Promise<void> {
  const { unknown } = await mediaOfAddresses(ctx, bannerUrl ? [bannerUrl] : []);
  if (unknown.size === 0) return;
  throw new AppError('RQST_PARAMS_INVALID', { field: 'bannerUrl', message: contentMessages.unknownMedia });
}

function columnsOf({
  treasurer: _usd,
  cadTreasurer: _cad,
  bannerUrl,
  custodianConsentUrl,
  ...same
}: ConventionDraft) {
  return { ...same, bannerUrl: bannerUrl || null, custodianConsentUrl: custodianConsentUrl || null };
}

function treasurersOf({ treasurer, cadTreasurer }: ConventionDraft): Omit<TreasurerRow, 'conventionId'>[] {
  return [
    ...(treasurer ? [treasurerColumns('USD', treasurer)] : []),
    ...(cadTreasurer ? [treasurerColumns('CAD', cadTreasurer)] : []),
  ];
}

function treasurerColumns(
  currency: Currency,
  { fullName, payableTo, email, mobile, treasurerAddress }: NonNullable<ConventionDraft['treasurer']>,
): Omit<TreasurerRow, 'conventionId'> {
  return {
    currency,
    fullName,
    payableTo: payableTo || null,
    email,
    mobileCountryCode: mobile.countryCode,
    mobileNumber: mobile.phoneNumber,
    addressLine1: treasurerAddress.line1,
    addressLine2: treasurerAddress.line2,
    addressLine3: treasurerAddress.line3,
  };
}

function record(
  ctx: Context,
  actor: Actor,
  id: string,
  action: AuditActionOf<'convention'>,
  before: object | undefined,
  after: object,
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action,
    entityId: id,
    ...(before && { before: { ...before } }),
    after: { ...after },
  });
}
