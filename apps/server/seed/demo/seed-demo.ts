import type { Context } from '#server/db/context.ts';
import { assignRole } from '#server/features/accounts/staff/assign-roles.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { families } from '../cast.ts';
import {
  seedNextConvention,
  seedPastConvention,
  type SeededConvention,
} from '../catalogue/seed-catalogue.ts';
import { seedMessages } from '../content/seed-messages.ts';
import { seedPages } from '../content/seed-pages.ts';
import { seedReplies } from '../content/seed-replies.ts';
import { buildStaff } from '../factories/build-user.ts';
import { daysBefore } from '../factories/clock.ts';
import { addSettings } from '../reference/reference-repository.ts';
import { markExampleMailsSent } from './demo-repository.ts';
import { seedFamily } from './seed-family.ts';
import { seedHotel } from './seed-hotel.ts';
import { seedKickOff } from './seed-kick-off.ts';
import { seedLetter } from './seed-letter.ts';
import { seedQuestions } from './seed-questions.ts';
import { demoStaff, type DemoStaff } from './staff.ts';

/** Seeds the pages with their pictures, the inbox, and everything from `seedCast`. */
export async function seedDemo(ctx: Context): Promise<void> {
  const { writer, registrar, next } = await seedCast(ctx);
  await seedPages(daysBefore(ctx, 45), writer, next);
  await seedMessages(ctx, writer);
  await seedReplies(daysBefore(ctx, 20), registrar);
  await markExampleMailsSent(ctx.db);
}

/** The people and the convention of the demo pages. */
interface DemoCast {
  writer: Actor;
  registrar: Actor;
  next: SeededConvention;
}

/** Seeds two conventions, staff and the families, each in its stage. */
export async function seedCast(ctx: Context): Promise<DemoCast> {
  // A cheque has to be taken to the bank, which justifies a fee; the fractional percentage shows how fees are rounded
  // up.
  await addSettings(ctx.db, { convenienceFee: { CHASE: 0, CHEQUE: 1.5, PAYPAL: 2.9, CREDIT_CARD: 2.9 } });
  const past = await seedPastConvention(ctx);
  const next = await seedNextConvention(ctx);
  const { registrar, treasurer, editor, unit, ...others } = demoStaff;
  const staff = { registrar: await takeOn(ctx, registrar), treasurer: await takeOn(ctx, treasurer) };
  for (const member of Object.values(others)) await takeOn(ctx, member);
  const officer = await takeOn(ctx, unit);
  await assignRole(ctx, {
    userId: officer.userId,
    role: 'UNIT_OFFICER',
    // The unit of a family that waits for a decision.
    unitId: 'ORG10013',
    conventionId: null,
    endsAt: null,
    grantedBy: officer.userId,
  });
  const writer = await takeOn(ctx, editor);
  await seedQuestions(daysBefore(ctx, 30), next.id);
  for (const family of families) await seedFamily(ctx, family, { next, past, staff });
  await seedHotel(ctx, next);
  await seedLetter(daysBefore(ctx, 1), staff.registrar, next.id);
  await seedKickOff(daysBefore(ctx, 0), staff.registrar, next.id);
  return { writer, registrar: staff.registrar, next };
}

async function takeOn(ctx: Context, { firstName, lastName, email, roles }: DemoStaff) {
  const { actor } = await buildStaff(daysBefore(ctx, 600), roles, { firstName, lastName, email });
  return actor;
}
