import type { Context } from '#server/db/context.ts';
import { insertLetter } from '#server/features/letters/letter-repository.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** A letter that a registrar has begun: a draft whose recipients nobody has found yet. */
export async function seedLetter(ctx: Context, registrar: Actor, conventionId: string): Promise<void> {
  await insertLetter(ctx.db, {
    conventionId,
    subjectEn: 'The shuttle from the airport leaves an hour later',
    bodyEn:
      '<p>On Thursday the shuttle from {airport|the airport} leaves <strong>at 5 PM</strong>, not at 4 PM.</p>' +
      '<p>Your number is {number}. You stay at {hotel|your hotel}.</p>',
    subjectMl: 'വിമാനത്താവളത്തിൽ നിന്നുള്ള ഷട്ടിൽ ഒരു മണിക്കൂർ വൈകി പുറപ്പെടും',
    bodyMl: '<p>വ്യാഴാഴ്ച ഷട്ടിൽ <strong>അഞ്ചു മണിക്ക്</strong> പുറപ്പെടും. നിങ്ങളുടെ നമ്പർ {number}.</p>',
    audience: { name: 'Everybody who is confirmed', filters: { status: 'CONFIRMED' }, first: 'SUBMITTED' },
    createdBy: registrar.userId,
    changedBy: registrar.userId,
    createdAt: ctx.now(),
    changedAt: ctx.now(),
  });
}
