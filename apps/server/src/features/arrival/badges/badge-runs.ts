import { mostBadgesInFile, type BadgeRun } from '@sangamam/contract/arrival/badges/badge-endpoints';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { badgeFile } from '#server/features/documents/badges/badge-file.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { SendableFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { requireConvention } from '../desk/desk-conventions.ts';
import { listArrivingOrderIds } from '../desk/families-read-model.ts';
import { readNamedFamilies, type NamedFamily } from '../desk/read-families.ts';
import { badgeContent, badgesOf } from './present-badges.ts';

/**
 * How many badges and files a run has, and the local units of the convention's confirmed families.
 *
 * @throws NOT_FOUND when there is no such convention
 */
export async function countBadges(ctx: Context, run: BadgeRun) {
  const confirmed = await confirmedFamilies(ctx, run.conventionId);
  const badges = await badgesOf(ctx, familiesOf(run, confirmed));
  const units = new Set(confirmed.flatMap(({ localUnitName }) => localUnitName ?? []));
  return {
    badges: badges.length,
    noPhotos: badges.filter(({ noPhotos }) => noPhotos).length,
    files: Math.ceil(badges.length / mostBadgesInFile),
    units: [...units].toSorted((one, other) => one.localeCompare(other)),
  };
}

/**
 * One file of a run. The audit log records who took it.
 *
 * @throws NOT_FOUND; NO_BADGES when the run has no such file
 */
export async function runOfBadges(
  ctx: Context,
  actor: Actor,
  { perSheet, file, ...run }: BadgeRun & { perSheet: '6' | '8'; file: number },
): Promise<SendableFile> {
  const convention = await requireConvention(ctx, run.conventionId);
  const families = familiesOf(run, await confirmedFamilies(ctx, run.conventionId));
  const all = await badgesOf(ctx, families);
  const badges = all.slice((file - 1) * mostBadgesInFile, file * mostBadgesInFile);
  if (badges.length === 0) throw new AppError('NO_BADGES');
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'desk.badges-printed',
    entityId: run.conventionId,
    after: { ...run, file, badges: badges.length },
  });
  const content = await badgeContent(ctx, { badges, perSheet, conventionName: convention.name });
  return badgeFile(content, `badges-${file}.pdf`);
}

async function confirmedFamilies(ctx: Context, conventionId: string): Promise<NamedFamily[]> {
  await requireConvention(ctx, conventionId);
  const families = await readNamedFamilies(ctx, await listArrivingOrderIds(ctx.db, conventionId));
  return families.filter(({ standing }) => standing === 'CONFIRMED');
}

const lastName = ({ registrantName }: NamedFamily) => registrantName.split(' ').at(-1) ?? '';

/** The families of a run by last name of the registrant; `to` includes names that begin with it. */
function familiesOf({ unit, from, to }: BadgeRun, families: readonly NamedFamily[]): NamedFamily[] {
  const compare = new Intl.Collator('en', { sensitivity: 'base' }).compare;
  return families
    .filter((family) => {
      const name = lastName(family);
      return (
        (!unit || family.localUnitName === unit) &&
        (!from || compare(name, from) >= 0) &&
        (!to || compare(name.slice(0, to.length), to) <= 0)
      );
    })
    .toSorted(
      (one, other) =>
        compare(lastName(one), lastName(other)) || compare(one.registrantName, other.registrantName),
    );
}
