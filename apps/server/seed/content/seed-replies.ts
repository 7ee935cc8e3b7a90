import type { Context } from '#server/db/context.ts';
import { createReply } from '#server/features/casework/saved-replies/create-reply.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** Seeds texts that the registrars and treasurers of the demo keep. */
export async function seedReplies(ctx: Context, writer: Actor): Promise<void> {
  for (const reply of replies) await createReply(ctx, writer, reply);
}

const replies = [
  {
    name: 'Consent form is missing a signature',
    text: 'Dear {first name},\n\nthe consent form that you sent for {number} has no signature. Please sign it and send it again.',
  },
  {
    name: 'No payment found',
    text: 'We could not find a payment with the memo {number}. Please check the date and the amount with your bank and write to us.',
  },
  {
    name: 'Registered twice',
    text: 'Your family has two registrations for {convention}. We keep the other one and reject this one; you do not have to do anything.',
  },
  {
    name: 'Which parish',
    text: 'Dear {first name},\n\nthank you for registering for {convention}. Which parish in Kerala does your family belong to, and who there knows you?',
  },
];
