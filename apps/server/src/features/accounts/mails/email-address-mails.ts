import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import { queueAccountMail, type Addressee } from './account-mail.ts';

/** Tells the owner, at the old address and at the new one, that the account signs in with another address now. */
export function mailEmailChanged(ctx: Context, to: Addressee, email: string): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.email-changed',
    dedupeKey: `account.email-changed:${to.id}:${to.email}:${ctx.now().toISOString()}`,
    subject: phrases.emailChangedSubject(values),
    blocks: [
      paragraph(phrases.emailChanged({ email })),
      paragraph(phrases.emailChangedByOther),
      button(phrases.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }));
}

/** Tells a family that the address of one of its members now belongs to the account of whoever confirmed it. */
export function mailEmailAddressClaimed(
  ctx: Context,
  to: Addressee,
  member: { id: string; firstName: string; email: string },
): Promise<void> {
  return queueAccountMail(ctx, to, (_values, phrases) => ({
    kind: 'account.address-given-up',
    dedupeKey: `account.address-given-up:${to.id}:${member.id}:${ctx.now().toISOString()}`,
    subject: phrases.emailClaimedSubject(member),
    blocks: [
      paragraph(phrases.emailClaimed(member)),
      paragraph(phrases.emailClaimedWhatNext),
      note(phrases.emailClaimedOtherAddress(member)),
      button(phrases.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }));
}
