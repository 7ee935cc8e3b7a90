import { z } from 'zod';

import { emailAddress } from '../../fields/email.ts';
import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { signUpMessages } from '../sign-up/sign-up-messages.ts';
import { claimMessages, parseClaimCode } from './claim-code.ts';

/** The code of a slip, however it was typed. */
const claimCode = z
  .string()
  .max(40, claimMessages.code)
  .overwrite((typed) => parseClaimCode(typed) ?? typed)
  .refine((code) => parseClaimCode(code) !== undefined, claimMessages.code);

/** What the owner of an account without an email address enters: the code that staff handed over, and the address. */
export const claim = z.strictObject({ code: claimCode, email: emailAddress(signUpMessages.email) });
export type ClaimInput = z.input<typeof claim>;

/**
 * Names an account that staff opened without an email address, by the code of its slip, and mails the link that sets the
 * password (DECISIONS §7). As long as no password is set the code can be entered again, for a mistyped address; then never again.
 */
export const claimAccount = defineEndpoint({
  method: 'POST',
  path: '/v1/claim',
  summary: 'Take over an account by the code of a slip',
  tag: 'Accounts',
  access: 'anonymous',
  limit: 'password-token',
  body: claim,
  data: z.object({ sent: z.literal(true) }),
  errors: ['CLAIM_CODE_INVALID', 'USER_EXIST'],
});

/**
 * Makes the code of a slip for the account of a registration that has no email address; an earlier one ends. It is answered
 * once and kept as a hash.
 */
export const issueClaimCode = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/claim-code',
  summary: 'Make the code by which a family takes over its account',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  params: z.object({ orderId: entityId }),
  data: z.object({
    /** Ten letters and digits. */
    code: z.string(),
    /** Until when it is good, ISO 8601 UTC. */
    expiresAt: z.string(),
  }),
  errors: ['ORDER_NOT_FOUND', 'CLAIM_NOT_NEEDED'],
});
