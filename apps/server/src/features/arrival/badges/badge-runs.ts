import { mostBadgesInFile, type BadgeRun } from '@sangamam/contract/arrival/badges/badge-endpoints';
import { ageGroupOn } from '@sangamam/contract/arrival/desk/age-group';
import { mayBePhotographed } from '@sangamam/contract/people/cards/photographs';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { badgeFile } from '#server/features/documents/badges/badge-file.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { SendableFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { requireConvention } from '../desk/desk-conventions.ts';
import { readNamedFamilies } from '../desk/read-families.ts';
import { countPhotoAnswers, listConfirmedFamilies, type ConfirmedFamily } from './badge-read-model.ts';
import { badgeContent, badgesOf } from './present-badges.ts';

/**
 * How many badges and files a run has, and the local units of the convention's confirmed families.
 *
 * @throws NOT_FOUND when there is no such convention
 */
export async function countBadges(ctx: Context, run: BadgeRun) {
  const { startDate } = await requireConvention(ctx, run.conventionId);
  const confirmed = await listConfirmedFamilies(ctx.db, run.conventionId);
  const families = familiesOf(run, confirmed);
  const answers = await countPhotoAnswers(
    ctx.db,
    families.map(({ _id }) => _id),
  );
  const badges = sumOf(answers);
  const units = new Set(confirmed.flatMap(({ localUnitName }) => localUnitName ?? []));
  return {
    badges,
    noPhotos: sumOf(
      answers.filter(
        ({ mayPhotograph, dob }) =>
          !mayBePhotographed(mayPhotograph ?? undefined, ageGroupOn(dob, startDate)),
      ),
    ),
    files: Math.ceil(badges / mostBadgesInFile),
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
  const families = inOrder(familiesOf(run, await listConfirmedFamilies(ctx.db, run.conventionId)));
  const first = (file - 1) * mostBadgesInFile;
  const { ids, before } = familiesOfFile(families, first, mostBadgesInFile);
  const ofFile = await badgesOf(ctx, await readNamedFamilies(ctx, ids));
  const badges = ofFile.slice(first - before, first - before + mostBadgesInFile);
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

const sumOf = (counted: readonly { badges: number }[]) =>
  counted.reduce((sum, { badges }) => sum + badges, 0);

/** The families with a badge among the `most` from `first` on, and how many badges come before theirs. */
export function familiesOfFile(
  families: readonly Pick<ConfirmedFamily, '_id' | 'badges'>[],
  first: number,
  most: number,
) {
  const ids: string[] = [];
  let [place, before] = [0, 0];
  for (const { _id, badges } of families) {
    if (place >= first + most) break;
    if (badges > 0 && place + badges > first) ids.push(_id);
    else if (ids.length === 0) before = place + badges;
    place += badges;
  }
  return { ids, before };
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
const lastName = ({ registrantName }: ConfirmedFamily) => registrantName.split(' ').at(-1) ?? '';

/** The families of a run; `to` includes names that begin with it. */
function familiesOf({ unit, from, to }: BadgeRun, families: readonly ConfirmedFamily[]): ConfirmedFamily[] {
  return families.filter((family) => {
    const name = lastName(family);
    return (
      (!unit || family.localUnitName === unit) &&
      (!from || compare(name, from) >= 0) &&
      (!to || compare(name.slice(0, to.length), to) <= 0)
    );
  });
}

/** By last name of the registrant. */
function inOrder(families: readonly ConfirmedFamily[]): ConfirmedFamily[] {
  return families.toSorted(
    (one, other) =>
      compare(lastName(one), lastName(other)) ||
      compare(one.registrantName, other.registrantName) ||
      (one._id < other._id ? -1 : 1),
  );
}
