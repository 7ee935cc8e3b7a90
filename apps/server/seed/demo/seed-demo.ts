import type { Context } from '#server/db/context.ts';

import { families } from '../cast.ts';
import { seedNextConvention, seedPastConvention } from '../catalogue/seed-catalogue.ts';
import { seedMessages } from '../content/seed-messages.ts';
import { seedPages } from '../content/seed-pages.ts';
import { buildStaff } from '../factories/build-user.ts';
import { daysBefore } from '../factories/clock.ts';
import { addSettings } from '../reference/reference-repository.ts';
import { settleExampleMails } from './demo-repository.ts';
import { seedFamily } from './seed-family.ts';
import { demoStaff, type DemoStaff } from './staff.ts';

/** Two conventions, pages and the inbox, staff and the cast, each family in the state that its story brought it to. */
export async function seedDemo(ctx: Context): Promise<void> {
  // A cheque costs the treasurer a walk to the bank; the odd percent shows how fees are rounded up.
  await addSettings(ctx.db, { convenienceFee: { CHASE: 0, CHEQUE: 1.5, PAYPAL: 2.9, CREDIT_CARD: 2.9 } });
  const past = await seedPastConvention(ctx);
  const next = await seedNextConvention(ctx);
  const { registrar, treasurer, editor, ...others } = demoStaff;
  const staff = { registrar: await takeOn(ctx, registrar), treasurer: await takeOn(ctx, treasurer) };
  for (const member of Object.values(others)) await takeOn(ctx, member);
  const writer = await takeOn(ctx, editor);
  await seedPages(daysBefore(ctx, 45), writer, next);
  await seedMessages(ctx, writer);
  for (const family of families) await seedFamily(ctx, family, { next, past, staff });
  await settleExampleMails(ctx.db);
}

async function takeOn(ctx: Context, { firstName, lastName, email, roles }: DemoStaff) {
  const { actor } = await buildStaff(daysBefore(ctx, 600), roles, { firstName, lastName, email });
  return actor;
}
