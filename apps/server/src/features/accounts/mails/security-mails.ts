import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import { queueAccountMail, type Addressee } from './account-mail.ts';

/** Tells the owner that the password was changed. */
export function mailPasswordChanged(ctx: Context, to: Addressee): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.password-changed',
    dedupeKey: `account.password-changed:${to.id}:${ctx.now().toISOString()}`,
    subject: phrases.passwordChangedSubject(values),
    blocks: [
      paragraph(phrases.passwordChanged),
      paragraph(phrases.passwordChangedByOther),
      button(phrases.chooseANewPassword, `${ctx.publicUrl}${paths.forgotPassword}`),
    ],
  }));
}

/** What can change about a second factor, and the phrase that tells its owner. */
const changes = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  codes: 'recoveryCodesReplaced',
} as const;

/** Tells the owner that signing in asks for more or less than before, or that the recovery codes are new. */
export function mailSecondFactorChanged(
  ctx: Context,
  to: Addressee,
  change: keyof typeof changes,
): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.second-factor-changed',
    dedupeKey: `account.second-factor-changed:${to.id}:${change}:${ctx.now().toISOString()}`,
    subject: phrases.secondFactorSubject(values),
    blocks: [
      paragraph(phrases[changes[change]]),
      paragraph(phrases.ifNotYou),
      button(phrases.chooseANewPassword, `${ctx.publicUrl}${paths.forgotPassword}`),
    ],
  }));
}

const passkeyChanges = { added: 'passkeyAdded', removed: 'passkeyRemoved' } as const;

/** Tells the owner that a passkey was added to the account, or removed from it. */
export function mailPasskeyChanged(
  ctx: Context,
  to: Addressee,
  { change, name }: { change: keyof typeof passkeyChanges; name: string },
): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.passkey-changed',
    dedupeKey: `account.passkey-changed:${to.id}:${change}:${ctx.now().toISOString()}`,
    subject: phrases.passkeySubject(values),
    blocks: [
      paragraph(phrases[passkeyChanges[change]]({ name })),
      paragraph(phrases.passkeyByOther),
      button(phrases.seeYourPasskeys, `${ctx.publicUrl}${paths.security}`),
    ],
  }));
}
