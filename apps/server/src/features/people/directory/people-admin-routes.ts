import * as desk from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { careOfPeople } from '@sangamam/contract/people/directory/person-care-endpoints';
import { exportPeople as exportPeopleEndpoint } from '@sangamam/contract/people/directory/people-export';
import type { FastifyInstance } from 'fastify';

import { inTransaction, type Context } from '#server/db/context.ts';
import { resendSetPasswordLink } from '#server/features/accounts/sign-up/resend-set-password-link.ts';
import { suspendAccount, unsuspendAccount } from '#server/features/accounts/suspend/suspend-account.ts';
import { bindCare } from '#server/features/casework/care/bind-care.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { correctProfile } from '../profile/correct-profile.ts';
import { mergeAccounts } from '../merge/merge-accounts.ts';
import { exportPeople } from './export/export-people.ts';
import { notePerson, personKind } from './person-care.ts';
import { listPeople, readPerson, readPersonWithAudit } from './read-people.ts';

/** Registrants and their accounts, for registrars. */
export function peopleAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, desk.listPeople, ({ actor, query }) => listPeople(ctx, actor, query));
  bindDownload(app, exportPeopleEndpoint, ({ actor, params, query }) =>
    exportPeople(ctx, actor, params.format, query),
  );
  bindEndpoint(app, desk.getPerson, ({ actor, params }) => readPersonWithAudit(ctx, actor, params.userId));
  bindEndpoint(app, desk.resendVerification, ({ actor, params: { userId } }) =>
    changePerson(ctx, userId, (ctx) => resendSetPasswordLink(ctx, actor, userId)),
  );
  bindEndpoint(app, desk.suspendPerson, ({ actor, params: { userId }, body }) =>
    changePerson(ctx, userId, (ctx) => suspendAccount(ctx, actor, userId, body.reason)),
  );
  bindEndpoint(app, desk.unsuspendPerson, ({ actor, params: { userId } }) =>
    changePerson(ctx, userId, (ctx) => unsuspendAccount(ctx, actor, userId)),
  );
  bindEndpoint(app, desk.correctPerson, ({ actor, params: { userId }, body }) =>
    changePerson(ctx, userId, (ctx) => correctProfile(ctx, actor, userId, body)),
  );
  bindCare(app, ctx, careOfPeople, personKind, notePerson);
  bindEndpoint(app, desk.mergePeople, ({ actor, params: { userId }, body }) =>
    mergeAccounts(ctx, actor, { userId, ...body }),
  );
}

/** Changes a registrant, never a member of staff, in one transaction. Returns the person afterwards. */
function changePerson(
  ctx: Context,
  userId: string,
  change: (ctx: Context) => Promise<void>,
): Promise<PersonDetail> {
  return inTransaction(ctx, async (ctx) => {
    await readPerson(ctx, userId);
    await change(ctx);
    return readPerson(ctx, userId);
  });
}
