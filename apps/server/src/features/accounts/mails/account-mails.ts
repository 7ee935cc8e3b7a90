import { fullName } from '@sangamam/contract/fields/full-name';
import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';

import { button, note, paragraph, type MailBlock } from '#server/features/outbox/mail-blocks.ts';
import { composeMail } from '#server/features/outbox/mail-layout.ts';
import { queueMail, type QueuedMail } from '#server/features/outbox/queue-mail.ts';
import type { IssuedLink } from '../links/issue-link.ts';

/** Whom the mail goes to. */
interface Addressee {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Welcomes somebody who signed up and carries the link that sets the password. */
export function mailSetPasswordLink(ctx: Context, to: Addressee, link: IssuedLink): Promise<void> {
  return mailAccount(ctx, to, {
    kind: 'account.set-password',
    dedupeKey: `account.set-password:${link.tokenId}`,
    linkToken: link.token,
    subject: 'Welcome! Please set your password',
    blocks: [
      paragraph('Thank you for signing up. Please confirm your email address by choosing a password.'),
      button('Set my password', link.url),
      note("The link works once, for 48 hours. If you didn't sign up, you can ignore this email."),
    ],
  });
}

/** Asks somebody new of the staff to choose a password. */
export function mailInvitation(ctx: Context, to: Addressee, link: IssuedLink): Promise<void> {
  return mailAccount(ctx, to, {
    kind: 'account.invitation',
    dedupeKey: `account.invitation:${link.tokenId}`,
    linkToken: link.token,
    subject: 'You are invited to the team of the convention',
    blocks: [
      paragraph(
        'An administrator has given you duties at the convention. Please choose a password to begin.',
      ),
      button('Choose my password', link.url),
      note('The link is good for 48 hours and can be used once. Afterwards, ask for a new one.'),
    ],
  });
}

/** Carries the link that resets a forgotten password. */
export function mailResetPasswordLink(ctx: Context, to: Addressee, link: IssuedLink): Promise<void> {
  return mailAccount(ctx, to, {
    kind: 'account.reset-password',
    dedupeKey: `account.reset-password:${link.tokenId}`,
    linkToken: link.token,
    subject: 'Reset your password',
    blocks: [
      paragraph('Somebody, hopefully you, asked for a new password for your account.'),
      button('Choose a new password', link.url),
      note(
        'The link is good for one hour and can be used once. If it was not you, your password stays as it is.',
      ),
    ],
  });
}

/** Tells the owner that the password is another one now. */
export function mailPasswordChanged(ctx: Context, to: Addressee): Promise<void> {
  return mailAccount(ctx, to, {
    kind: 'account.password-changed',
    dedupeKey: `account.password-changed:${to.id}:${ctx.now().toISOString()}`,
    subject: 'Your password was changed',
    blocks: [
      paragraph('The password of your account was changed, and other devices were signed out.'),
      paragraph('If this was not you, please choose a new password at once.'),
      button('Choose a new password', `${ctx.publicUrl}${paths.forgotPassword}`),
    ],
  });
}

/** What can happen to a second factor, as its owner is told. */
const secondFactorNews = {
  on: 'From now on the login asks for a code of your authenticator app after the password.',
  off: 'From now on the password alone opens your account.',
  codes: 'New recovery codes were made for your account; the old ones no longer work.',
} as const;

/** Tells the owner that the login asks for more or less than before. */
export function mailSecondFactorChanged(
  ctx: Context,
  to: Addressee,
  news: keyof typeof secondFactorNews,
): Promise<void> {
  return mailAccount(ctx, to, {
    kind: 'account.second-factor-changed',
    dedupeKey: `account.second-factor-changed:${to.id}:${news}:${ctx.now().toISOString()}`,
    subject: 'Your second factor was changed',
    blocks: [
      paragraph(secondFactorNews[news]),
      paragraph('If this was not you, please choose a new password at once and tell an administrator.'),
      button('Choose a new password', `${ctx.publicUrl}${paths.forgotPassword}`),
    ],
  });
}

/** Tells the owner, at the old address and at the new one, that the account has another name now. */
export function mailEmailChanged(ctx: Context, to: Addressee, email: string): Promise<void> {
  return mailAccount(ctx, to, {
    kind: 'account.email-changed',
    dedupeKey: `account.email-changed:${to.id}:${to.email}:${ctx.now().toISOString()}`,
    subject: 'The email address of your account was changed',
    blocks: [
      paragraph(
        `The registration office changed the email address of your account. From now on, please sign in as ${email}.`,
      ),
      paragraph('If you did not ask for this, please write to us at once.'),
      button('Contact us', `${ctx.publicUrl}${paths.contactUs}`),
    ],
  });
}

/** Tells a family that an address on one of its members has gone to the account of whoever proved it. */
export function mailEmailAddressClaimed(
  ctx: Context,
  to: Addressee,
  member: { id: string; firstName: string; email: string },
): Promise<void> {
  const { id, firstName, email } = member;
  return mailAccount(ctx, to, {
    kind: 'account.address-given-up',
    dedupeKey: `account.address-given-up:${to.id}:${id}:${ctx.now().toISOString()}`,
    subject: `The email address of ${firstName} in your family`,
    blocks: [
      paragraph(
        `In your family's details, ${firstName} had the email address ${email}. Its owner has now confirmed it for an account of their own, and each address can belong to one person only. So we took it off ${firstName}'s details.`,
      ),
      paragraph('Everything else stays as it was, and you don’t need to do anything.'),
      note(`If you have another email address for ${firstName}, you can write to us.`),
      button('Contact us', `${ctx.publicUrl}${paths.contactUs}`),
    ],
  });
}

/** The last mail to an account that its owner closed. */
export function mailAccountClosed(ctx: Context, to: Addressee): Promise<void> {
  return mailAccount(ctx, to, {
    kind: 'account.closed',
    dedupeKey: `account.closed:${to.id}`,
    subject: 'Your account was closed',
    blocks: [
      paragraph('Your account was closed, as you asked, and what we knew of you and your family was erased.'),
      paragraph('Amounts that were paid stay in our books, without your name.'),
    ],
  });
}

function mailAccount(
  ctx: Context,
  to: Addressee,
  mail: Pick<QueuedMail, 'kind' | 'dedupeKey' | 'linkToken' | 'subject'> & { blocks: readonly MailBlock[] },
): Promise<void> {
  const { kind, dedupeKey, linkToken, subject, blocks } = mail;
  return queueMail(ctx, {
    ...composeMail({ subject, greeting: `Dear ${to.firstName},`, blocks }),
    kind,
    dedupeKey,
    linkToken,
    to: { address: to.email, name: fullName(to) },
    userId: to.id,
  });
}
