import type { Context } from '#server/db/context.ts';
import { button, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { IssuedLink } from '../links/issue-link.ts';
import { queueAccountMail, type Addressee } from './account-mail.ts';

/** Welcomes somebody who signed up and carries the link that sets the password. */
export function mailSetPasswordLink(ctx: Context, to: Addressee, link: IssuedLink): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.set-password',
    dedupeKey: `account.set-password:${link.tokenId}`,
    linkToken: link.token,
    subject: phrases.welcomeSubject(values),
    blocks: [
      paragraph(phrases.welcome(values)),
      button(phrases.setMyPassword, link.url),
      note(phrases.welcomeLinkExpires),
    ],
  }));
}

/** Asks a new member of the staff to choose a password. */
export function mailInvitation(ctx: Context, to: Addressee, link: IssuedLink): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.invitation',
    dedupeKey: `account.invitation:${link.tokenId}`,
    linkToken: link.token,
    subject: phrases.invitationSubject(values),
    blocks: [
      paragraph(phrases.invitation(values)),
      button(phrases.chooseMyPassword, link.url),
      note(phrases.invitationLinkExpires),
    ],
  }));
}

/** Carries the link that resets a forgotten password. */
export function mailResetPasswordLink(ctx: Context, to: Addressee, link: IssuedLink): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.reset-password',
    dedupeKey: `account.reset-password:${link.tokenId}`,
    linkToken: link.token,
    subject: phrases.resetPasswordSubject(values),
    blocks: [
      paragraph(phrases.resetPassword),
      button(phrases.chooseANewPassword, link.url),
      note(phrases.resetPasswordLinkExpires),
    ],
  }));
}
