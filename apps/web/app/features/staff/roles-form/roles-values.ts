import { staffRoles, type StaffRole } from '@sangamam/contract/accounts/roles';
import {
  staffMessages,
  wantedRoles,
  type StaffMember,
} from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { z } from 'zod';

/** A role in the form: held or not, and until which day (`YYYY-MM-DD`, empty for no end). */
const roleChoice = z
  .object({ held: z.boolean(), until: z.string() })
  .superRefine(({ held, until }, context) => {
    if (held && until !== '' && endOfDay(until) <= new Date()) {
      context.addIssue({ code: 'custom', path: ['until'], message: staffMessages.endsAt });
    }
  });

type Choices = Record<StaffRole, { held: boolean; until: string }>;

/** The schema that turns the form's choices into roles for the server. */
export const rolesField = z
  .object(byRole(() => roleChoice))
  .transform((choices) =>
    staffRoles
      .filter((role) => choices[role].held)
      .map((role): z.input<typeof wantedRoles>[number] => {
        const { until } = choices[role];
        return { role, endsAt: until === '' ? null : endOfDay(until).toISOString() };
      }),
  )
  .pipe(wantedRoles);

/** The form values for the roles somebody has now; none for somebody new. */
export function choicesOf(roles: StaffMember['roles'] = []): Choices {
  return byRole((role) => {
    const held = roles.find((one) => one.role === role);
    return { held: held !== undefined, until: held?.endsAt ? dayOf(held.endsAt) : '' };
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
