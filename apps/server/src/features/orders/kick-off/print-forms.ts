import { adminPaths } from '@sangamam/contract/admin-paths';
import { describeEligibility } from '@sangamam/contract/conventions/packages/describe-eligibility';
import { isMinorOn } from '@sangamam/contract/documents/consents/missing-consents';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import { mostFormsInFile, type FormFamily } from '@sangamam/contract/orders/kick-off/form-endpoints';
import type { KnownFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { addonKeys } from '@sangamam/contract/orders/pricing/addon-lines';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { activeAddons } from '#server/features/conventions/addons/active-addons.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { listPackages } from '#server/features/conventions/packages/list-packages.ts';
import { readSiteName } from '#server/features/conventions/site-settings/read-mail-site.ts';
import type {
  FormContent,
  FormOfFamily,
} from '#server/features/documents/registration-forms/form-content.ts';
import { formFile } from '#server/features/documents/registration-forms/form-file.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { SendableFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readKnownFamily } from '../on-behalf/read-known-family.ts';
import { findEvening, type NamedEvening } from './kick-off-read-model.ts';
import { listBirths, listUnitFamilies } from './unit-families-read-model.ts';

/**
 * The families of the evening's local unit that have an account and are not registered for its convention.
 *
 * @throws NOT_FOUND
 */
export async function listFormFamilies(ctx: Context, eveningId: string): Promise<{ families: FormFamily[] }> {
  const found = await findEvening(ctx.db, eveningId);
  if (!found) throw new AppError('NOT_FOUND');
  const families = await listUnitFamilies(ctx.db, found.evening);
  return {
    families: families.map(({ userId, familyName, draftNumber, ...name }) => ({
      userId,
      name: fullName(name),
      familyName,
      draftNumber,
    })),
  };
}

/**
 * One file of prefilled forms. The audit log records who took whose.
 *
 * @throws NOT_FOUND also where there is no such file, or none of the chosen families gets a form; EVENING_CLOSED
 */
export async function printForms(
  ctx: Context,
  actor: Actor,
  { eveningId, families, file }: { eveningId: string; families?: string[] | undefined; file: number },
): Promise<SendableFile> {
  const found = await requireOpen(ctx, eveningId);
  const all = await listUnitFamilies(ctx.db, found.evening);
  const chosen = families ? all.filter(({ userId }) => families.includes(userId)) : all;
  const userIds = chosen
    .slice((file - 1) * mostFormsInFile, file * mostFormsInFile)
    .map(({ userId }) => userId);
  const houseNames = new Map(chosen.map(({ userId, familyName }) => [userId, familyName]));
  const known = await readKnown(ctx, userIds, found.evening.conventionId);
  if (known.length === 0) throw new AppError('NOT_FOUND');
  const births = await printedBirths(ctx, actor, known, found.evening.conventionId);
  const sheets = known.map((family) => ({
    address: ctx.publicUrl + adminPaths.kickOffFamily(eveningId, family.userId),
    family: {
      name: family.name,
      familyName: houseNames.get(family.userId) ?? null,
      number: family.draft?.number ?? null,
      lastConvention: family.lastConvention,
      currency: family.currency,
      people: family.people.map(({ participantId, name, relationship }) => ({
        name,
        relationship,
        dob: births.get(participantId) ?? null,
      })),
    },
  }));
  const content = await formContent(ctx, found, sheets);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'kick-off.forms-printed',
    entityId: eveningId,
    after: { file, forms: known.length, families: known.map(({ userId }) => userId) },
  });
  return formFile(content, `registration-forms-${file}.pdf`);
}

/**
 * Forms that name nobody.
 *
 * @throws NOT_FOUND, EVENING_CLOSED
 */
export async function printBlankForms(
  ctx: Context,
  { eveningId, copies }: { eveningId: string; copies: number },
): Promise<SendableFile> {
  const found = await requireOpen(ctx, eveningId);
  const blank = { address: ctx.publicUrl + adminPaths.kickOffFamily(eveningId), family: null };
  const content = await formContent(
    ctx,
    found,
    Array.from({ length: copies }, () => blank),
  );
  return formFile(content, 'registration-forms-blank.pdf');
}

async function requireOpen(ctx: Context, eveningId: string): Promise<NamedEvening> {
  const found = await findEvening(ctx.db, eveningId);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.evening.closedAt !== null) throw new AppError('EVENING_CLOSED');
  return found;
}

/** The families as the form on the screen starts; without those that registered since they were listed. */
async function readKnown(
  ctx: Context,
  userIds: readonly string[],
  conventionId: string,
): Promise<KnownFamily[]> {
  const families: KnownFamily[] = [];
  for (const userId of userIds) {
    try {
      families.push(await readKnownFamily(ctx, { userId, conventionId }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return families;
}

/** The dates of birth that this person may see: those of minors are for registrars. */
async function printedBirths(
  ctx: Context,
  { roles }: Actor,
  families: readonly KnownFamily[],
  conventionId: string,
): Promise<Map<string, string | null>> {
  if (!hasAbility(roles, 'see-registrations')) return new Map();
  const ids = families.flatMap(({ people }) => people.map(({ participantId }) => participantId));
  const births = await listBirths(ctx.db, ids);
  if (hasAbility(roles, 'see-minors')) return births;
  const convention = await findConvention(ctx, conventionId);
  if (!convention) return new Map();
  return new Map([...births].filter(([, dob]) => !isMinorOn(convention.startDate, { dob })));
}

async function formContent(
  ctx: Context,
  { evening, conventionName, localUnitName, timeZone }: NamedEvening,
  sheets: readonly FormOfFamily[],
): Promise<FormContent> {
  const { conventionId, day, place } = evening;
  const { name: siteName } = await readSiteName(ctx);
  const packages = await listPackages(ctx, { conventionId });
  const addons = await activeAddons(ctx, conventionId);
  return {
    siteName,
    conventionName,
    evening: [localUnitName, shortDate(day), place].filter(Boolean).join(' · '),
    asOf: calendarDateIn(timeZone, ctx.now()),
    packages: packages
      .filter(({ placesLeft }) => placesLeft !== 0)
      .map(({ name, price, cadPrice, offers: [offer], eligibility }) => ({
        name,
        price: { usd: offer?.salePrice ?? price, cad: offer?.cadSalePrice ?? cadPrice },
        eligibility: describeEligibility(eligibility),
      })),
    addons: addons.map((addon) => ({
      title: addon.title,
      options: [...addonKeys(addon)]
        .filter(([key]) => addon.placesLeft?.[key] !== 0)
        .map(([label, price]) => ({ label, price })),
    })),
    sheets,
  };
}
