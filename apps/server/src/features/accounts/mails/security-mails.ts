import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/accounts.ts';
import type { Context } from '#server/db/context.ts';
import { button, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import { queueAccountMail, queueTranslatedAccountMail, type Addressee } from './account-mail.ts';

/** Tells the owner that the password was changed. */
export function mailPasswordChanged(ctx: Context, to: Addressee): Promise<void> {
  return queueTranslatedAccountMail(ctx, to, (values, phrases) => ({
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

/** What can change about a second factor, as its owner is told. */
const changes = {
  on: phrases.secondFactorOn,
  off: phrases.secondFactorOff,
  codes: phrases.recoveryCodesReplaced,
} as const;

/** Tells the owner that signing in asks for more or less than before, or that the recovery codes are new. */
export function mailSecondFactorChanged(
  ctx: Context,
  to: Addressee,
  change: keyof typeof changes,
): Promise<void> {
  return queueAccountMail(ctx, to, (values) => ({
    kind: 'account.second-factor-changed',
    dedupeKey: `account.second-factor-changed:${to.id}:${change}:${ctx.now().toISOString()}`,
    subject: phrases.secondFactorSubject(values),
    blocks: [
      paragraph(changes[change]),
      paragraph(phrases.secondFactorChangedByOther),
      button(phrases.chooseANewPassword, `${ctx.publicUrl}${paths.forgotPassword}`),
    ],
  }));
}
