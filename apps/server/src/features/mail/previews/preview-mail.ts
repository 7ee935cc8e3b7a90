import { inTransaction, type Context } from '#server/db/context.ts';

import { mailSamples } from './mail-samples.ts';
import type { SampleWorld } from './sample-world.ts';
import { findLastMail, findSample } from './sample-read-model.ts';

type PreviewedMail = NonNullable<Awaited<ReturnType<typeof findLastMail>>>;

/** Carries a mail out of the transaction that is rolled back. */
class TakenBack extends Error {
  readonly mail: PreviewedMail | undefined;

  constructor(mail: PreviewedMail | undefined) {
    super('A preview leaves nothing behind');
    this.mail = mail;
  }
}

/**
 * A mail as it would be sent to a family of the database, written by the code of its event in a transaction that is
 * rolled back. Undefined for an unknown sample, or while no family has paid.
 */
export async function previewMail(ctx: Context, name: string): Promise<PreviewedMail | undefined> {
  const write = Object.hasOwn(mailSamples, name) ? mailSamples[name] : undefined;
  if (write === undefined) return undefined;
  return takenBack(ctx, async (ctx) => {
    const world = await sampleWorld(ctx);
    if (world === undefined) return undefined;
    await write(ctx, world);
    return findLastMail(ctx.db);
  });
}

/** The mail that `write` wrote, in a transaction that is rolled back. */
export async function takenBack(
  ctx: Context,
  write: (ctx: Context) => Promise<PreviewedMail | undefined>,
): Promise<PreviewedMail | undefined> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      throw new TakenBack(await write(ctx));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.mail;
    throw error;
  }
}

async function sampleWorld(ctx: Context): Promise<SampleWorld | undefined> {
  const sample = await findSample(ctx.db);
  if (sample === undefined) return undefined;
  const { order, payment, person, userId } = sample;
  const { firstName, lastName, email } = person;
  return {
    to: { id: userId, email: email ?? '', firstName, lastName },
    // A new event: each event has one mail.
    order: { ...order, updatedAt: ctx.now() },
    payment,
  };
}
