import type { SignUpPayload } from '@sangamam/contract/accounts/sign-up/sign-up';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { people } from '#server/db/schema/schema.ts';
import { currentRequest } from '#server/http/request/request-scope.ts';

import { openAccount } from './open-account.ts';

/**
 * Signs a registrant up: stores the person and an account without a password, records the current terms as accepted,
 * and mails the link that sets the password (DECISIONS §2).
 *
 * @throws USER_EXIST for an e-mail address in use, RQST_PARAMS_INVALID for a local unit that does not exist
 */
export function signUp(ctx: Context, payload: SignUpPayload): Promise<{ id: string; email: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await openAccount(ctx, personRow(payload, ctx.now()), {
      // What the sign-up was read in.
      language: currentRequest()?.language ?? null,
    });
    return { id, email: payload.email };
  });
}

function personRow(payload: SignUpPayload, now: Date): typeof people.$inferInsert {
  const { organization, mobile, address, nickName, otherParish, ...same } = payload;
  return {
    ...same,
    nickName: nickName || null,
    otherParish: otherParish || null,
    localUnitId: organization,
    mobileCountryCode: mobile.countryCode,
    mobileNumber: mobile.phoneNumber,
    addressLine1: address.addressLine1,
    city: address.city,
    state: address.state,
    postCode: address.postCode || null,
    createdAt: now,
    updatedAt: now,
  };
}
