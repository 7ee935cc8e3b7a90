import type { StaffMember } from '@sangamam/contract/staff/admin/staff-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readStaffMember } from './read-staff.ts';
import { lockStaff } from './lock-staff-repository.ts';
import { hasLastingAdministrator } from './staff-member-read-model.ts';

/**
 * Changes one member of staff in a transaction, one change of the staff at a time, and answers the member afterwards.
 * Whatever it is, it must leave an administrator.
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
