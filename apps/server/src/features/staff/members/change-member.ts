import type { StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readStaffMember } from './read-staff.ts';
import { lockStaff } from './lock-staff-repository.ts';
import { hasLastingAdministrator } from './staff-member-read-model.ts';

/**
 * Changes a member of staff in a transaction; changes of staff are serialised. Returns the changed member. An
 * administrator must remain.
 *
 * @throws USER_NOT_FOUND, LAST_ADMINISTRATOR
 */
export function changeMember(
  ctx: Context,
  userId: string,
  change: (ctx: Context, before: StaffMember) => Promise<void>,
): Promise<StaffMember> {
  return inTransaction(ctx, async (ctx) => {
    await lockStaff(ctx.db);
    await change(ctx, await readStaffMember(ctx, userId));
    if (!(await hasLastingAdministrator(ctx.db))) throw new AppError('LAST_ADMINISTRATOR');
    return readStaffMember(ctx, userId);
  });
}
