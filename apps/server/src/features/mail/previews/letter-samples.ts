import { prepareLetter } from '#server/features/letters/audience/prepare-letter.ts';
import { handOverLetter } from '#server/features/letters/hand-over-letter.ts';
import { testLetter } from '#server/features/letters/preview-letter.ts';
import { sendLetter } from '#server/features/letters/send-letter.ts';
import { createLetter } from '#server/features/letters/write-letter.ts';
import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import type { SampleWorld, Samples } from './sample-world.ts';

/** A letter to the family of the sample. */
async function written(ctx: Context, { to, order }: SampleWorld) {
  const actor: Actor = {
    userId: to.id,
    personId: to.id,
    type: 'STAFF',
    roles: ['ADMIN'],
    sessionId: '',
    email: to.email,
  };
  const { _id: letterId, revision } = await createLetter(ctx, actor, {
    conventionId: order.conventionId,
    subjectEn: 'The bus from O’Hare leaves an hour later',
    bodyEn: `<p>On Thursday the bus leaves <strong>at 5 PM</strong>, not at 4 PM.</p>
<p>Your number is {number}, and you stay at {hotel|your hotel}.</p>`,
    subjectMl: 'ഓഹെയറിൽ നിന്നുള്ള ബസ് ഒരു മണിക്കൂർ വൈകി പുറപ്പെടും',
    bodyMl: '<p>വ്യാഴാഴ്ച ബസ് <strong>അഞ്ചു മണിക്ക്</strong> പുറപ്പെടും. നിങ്ങളുടെ നമ്പർ {number}.</p>',
    audience: { name: '', filters: { account: to.id }, first: 'SUBMITTED' },
  });
  return { actor, seen: await prepareLetter(ctx, actor, { letterId, revision }) };
}

/** Letters to many families. */
export const letterSamples = {
  letter: async (ctx, world) => {
    const { actor, seen } = await written(ctx, world);
    const { _id: letterId, revision } = seen;
    await sendLetter(ctx, actor, { letterId, revision, scheduledFor: null });
    await handOverLetter(ctx, letterId);
  },
  'letter.test': async (ctx, world) => {
    const { actor, seen } = await written(ctx, world);
    await testLetter(ctx, actor, { letterId: seen._id, language: 'en', orderId: world.order.id });
  },
} satisfies Samples;
