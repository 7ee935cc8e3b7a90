import {
  accountTokens,
  claimCodes,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactors,
  sessions,
  staffRoles,
  users,
} from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofStaff, policyOf } from '#server/features/personal-data/policy.ts';

import { closeAccountRow } from './personal-data-repository.ts';

const secret = { not: 'A secret: it would open the account to whoever has the copy.' };

export const accountsPersonalData: PersonalData = {
  tables: [
    policyOf(users, {
      of: { user: 'id' },
      people: { personId: 'byHand' },
      exported: 'account',
      without: ['passwordHash'],
      onErasure: 'byHand',
    }),
    policyOf(sessions, {
      of: { user: 'userId' },
      people: { userId: 'goes' },
      exported: 'sessions',
      without: ['tokenHash'],
      onErasure: 'deleted',
    }),
    // Keys are of no use to anybody but the site.
    policyOf(passkeys, {
      of: { user: 'userId' },
      people: { userId: 'goes' },
      exported: 'passkeys',
      without: ['publicKey', 'credentialId', 'counter'],
      onErasure: 'deleted',
    }),
    ...[accountTokens, claimCodes, secondFactors, recoveryCodes].map((table) =>
      policyOf(table, {
        of: { user: 'userId' },
        people: { userId: 'goes' },
        exported: secret,
        onErasure: 'deleted',
      }),
    ),
    policyOf(passkeyChallenges, { exported: secret, onErasure: 'cascades' }),
    ofStaff(staffRoles, 'userId', 'grantedBy'),
  ],
  erase: (ctx, { userId }) => closeAccountRow(ctx.db, userId, ctx.now()),
  merge: (ctx, { from }) => closeAccountRow(ctx.db, from.userId, ctx.now()),
};
