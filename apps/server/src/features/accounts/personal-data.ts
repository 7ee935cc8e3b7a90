import { staffAction, type Claim, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import {
  closeAccountRow,
  listOwnAccount,
  listOwnPasskeys,
  listOwnSessions,
} from './personal-data-repository.ts';

const secret: Claim = {
  exportedAs: { notExported: 'A secret: it would open the account to whoever has the copy.' },
  onErasure: 'deleted',
};

export const accountsPersonalData: PersonalData = {
  claims: {
    'users.person_id': { exportedAs: 'account', onErasure: 'emptied' },
    'sessions.user_id': { exportedAs: 'sessions', onErasure: 'deleted' },
    'passkeys.user_id': { exportedAs: 'passkeys', onErasure: 'deleted' },
    'account_tokens.user_id': secret,
    'second_factors.user_id': secret,
    'recovery_codes.user_id': secret,
    'claim_codes.user_id': secret,
    'staff_roles.user_id': staffAction,
    'staff_roles.granted_by': staffAction,
  },
  sections: {
    account: (ctx, { userId }) => listOwnAccount(ctx.db, userId),
    sessions: (ctx, { userId }) => listOwnSessions(ctx.db, userId),
    passkeys: (ctx, { userId }) => listOwnPasskeys(ctx.db, userId),
  },
  erase: (ctx, { userId }) => closeAccountRow(ctx.db, userId, ctx.now()),
  merge: (ctx, { from }) => closeAccountRow(ctx.db, from.userId, ctx.now()),
};
