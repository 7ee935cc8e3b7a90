import { staffRoles, type StaffRole } from '@sangamam/contract/accounts/roles';
import {
  staffMessages,
  wantedRoles,
  type StaffMember,
} from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { z } from 'zod';

/**
 * A role in the form: held or not, and until which day (`YYYY-MM-DD`, empty for no end). Of an officer also the local unit,
 * and the only convention (empty for all).
 */
const roleChoice = (role: StaffRole) =>
  z
    .object({ held: z.boolean(), until: z.string(), unitId: z.string(), conventionId: z.string() })
    .superRefine(({ held, until, unitId }, context) => {
      if (!held) return;
      if (until !== '' && endOfDay(until) <= new Date())
        context.addIssue({ code: 'custom', path: ['until'], message: staffMessages.endsAt });
      if (role === 'UNIT_OFFICER' && unitId === '')
        context.addIssue({ code: 'custom', path: ['unitId'], message: staffMessages.unit });
    });

type Choices = Record<StaffRole, z.input<ReturnType<typeof roleChoice>>>;

/** The schema that turns the form's choices into roles for the server. */
export const rolesField = z
  .object(byRole(roleChoice))
  .transform((choices) =>
    staffRoles
      .filter((role) => choices[role].held)
      .map((role): z.input<typeof wantedRoles>[number] => {
        const { until, unitId, conventionId } = choices[role];
        return {
          role,
          endsAt: until === '' ? null : endOfDay(until).toISOString(),
          ...(role === 'UNIT_OFFICER' && { unit: { unitId, conventionId: conventionId || null } }),
        };
      }),
  )
  .pipe(wantedRoles);

/** The form values for the roles somebody has now; none for somebody new. */
export function choicesOf(roles: StaffMember['roles'] = []): Choices {
  return byRole((role) => {
    const held = roles.find((one) => one.role === role);
    return {
      held: held !== undefined,
      until: held?.endsAt ? dayOf(held.endsAt) : '',
      unitId: held?.unit?.unitId ?? '',
      conventionId: held?.unit?.conventionId ?? '',
    };
  });
}

function byRole<Value>(valueOf: (role: StaffRole) => Value): Record<StaffRole, Value> {
  return Object.fromEntries(staffRoles.map((role) => [role, valueOf(role)])) as Record<StaffRole, Value>;
}

/** A role with a last day ends when that day is over, in the time zone of whoever assigns it. */
function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59`);
}

function dayOf(instant: string): string {
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
