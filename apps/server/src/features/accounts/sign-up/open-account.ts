import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import type { people } from '#server/db/schema/schema.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import { createAccountHolder } from '#server/features/people/save-person.ts';

import { insertAccount } from '../account/account-repository.ts';
import { issueLink } from '../links/issue-link.ts';
import { mailSetPasswordLink } from '../mails/link-mails.ts';

/**
 * Stores a registrant's person and an account without a password, with the current terms as accepted, and mails the link
 * that sets the password. Without an email address there is no mail, and nobody can sign in until there is one.
 *
 * @throws USER_EXIST for an e-mail address in use, RQST_PARAMS_INVALID for a local unit that does not exist
 */
export async function openAccount(
  ctx: Context,
  person: typeof people.$inferInsert,
  { language }: { language: Language | null },
): Promise<{ id: string; personId: string }> {
  const { termsVersion } = await readSiteSettings(ctx);
  const personId = await createAccountHolder(ctx, person);
  const account = { personId, type: 'REGISTRANT', termsVersion, language, createdAt: ctx.now() } as const;
  const id = await insertAccount(ctx.db, account);
  if (person.email) {
    const { email, firstName, lastName } = person;
    const link = await issueLink(ctx, id, 'SET_PASSWORD');
    await mailSetPasswordLink(ctx, { id, email, firstName, lastName }, link);
  }
  return { id, personId };
}
