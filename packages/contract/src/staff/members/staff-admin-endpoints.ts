import { z } from 'zod';

import { staffRoles } from '../../accounts/roles.ts';
import { historyEntry } from '../../audit/history-entry.ts';
import { emailAddress } from '../../fields/email.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { freeText, requiredLine } from '../../fields/text.ts';
import { namePattern } from '../../fields/text-patterns.ts';
import { resource } from '../../http/resource.ts';

/** Messages about staff. */
export const staffMessages = {
  required: 'This field is required',
  firstName: 'First name must be 2-40 letters',
  lastName: 'Last name must be at most 40 letters',
  email: 'Email is not valid!',
  roles: 'Choose at least one role',
  roleTwice: 'Each role once',
  endsAt: 'The end must be in the future',
  reason: 'Please give a reason',
  unit: 'Choose the local unit of the officer',
} as const;
const say = staffMessages;

/** The local unit of an officer, by its code, and the only convention that they look after; `null` for all. */
const unitOfOfficer = z.strictObject({
  unitId: z.string().regex(/^[A-Z0-9_-]{2,40}$/u, say.unit),
  conventionId: entityId.nullable().default(null),
});

/** A role and its end: an ISO instant in the future, or `null` for no end. A `UNIT_OFFICER` has a unit, nobody else. */
const wantedRole = z
  .strictObject({
    role: z.enum(staffRoles),
    endsAt: z.iso.datetime({ error: say.endsAt }).nullable().default(null),
    unit: unitOfOfficer.optional(),
  })
  .refine(({ role, unit }) => (role === 'UNIT_OFFICER') === (unit !== undefined), {
    path: ['unit'],
    message: say.unit,
  });

/** The roles of the member from now on. */
export const wantedRoles = z
  .array(wantedRole)
  .min(1, say.roles)
  .max(staffRoles.length, say.roleTwice)
  .refine((roles) => new Set(roles.map(({ role }) => role)).size === roles.length, say.roleTwice);
export type WantedRole = z.output<typeof wantedRole>;

/** An invitation; the new member sets the password with a mailed link. */
export const staffInvitation = z.strictObject({
  firstName: requiredLine({
    required: say.required,
    invalid: say.firstName,
    min: 2,
    max: 40,
    pattern: namePattern,
  }),
  lastName: requiredLine({ required: say.required, invalid: say.lastName, min: 1, max: 40 }),
  email: emailAddress(say.email),
  roles: wantedRoles,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

/** The reason for changing an account, for the audit log. */
export const accountReason = freeText({ max: 500, invalid: say.reason }).min(3, say.reason);

export const staffMember = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Current roles. */
  roles: z.array(
    z.object({
      role: z.enum(staffRoles),
      grantedAt: z.string(),
      endsAt: z.string().nullable(),
      /** Of a `UNIT_OFFICER`. */
      unit: z.object({ unitId: z.string(), conventionId: z.string().nullable() }).optional(),
    }),
  ),
  /** INVITED has not set a password yet, ENDED has no current role. */
  state: z.enum(['ACTIVE', 'INVITED', 'SUSPENDED', 'ENDED']),
  invitedAt: z.string(),
  lastSignInAt: z.string().nullable(),
  suspensionReason: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** Incremented by every change of the roles. */
  revision,
});
export type StaffMember = z.output<typeof staffMember>;

const staff = resource({
  path: '/v1/admin/staff',
  tag: 'Admin: staff',
  access: { ability: 'manage-staff' },
});

export const listStaff = staff.get('', {
  summary: 'Everybody of the staff',
  data: z.array(staffMember),
});

export const inviteStaff = staff.post('', {
  summary: 'Invite somebody to the staff by mail',
  freshProof: true,
  takesIdempotencyKey: true,
  body: staffInvitation,
  data: staffMember,
  errors: ['USER_EXIST'],
});

const params = z.object({ userId: entityId });

/** One staff member with the history of the account, newest first. */
export const staffMemberDetail = staffMember.extend({ history: z.array(historyEntry) });
export type StaffMemberDetail = z.output<typeof staffMemberDetail>;

export const getStaffMember = staff.get('/{userId}', {
  summary: 'One member of the staff with the history of the account',
  params,
  data: staffMemberDetail,
  errors: ['USER_NOT_FOUND'],
});

/** Replaces the set of roles: omitted ones end now. */
export const setStaffRoles = staff.put('/{userId}/roles', {
  summary: 'Set roles',
  freshProof: true,
  params,
  body: z.strictObject({ roles: wantedRoles.or(z.tuple([])), ...fromRevision }),
  data: staffMember,
  errors: ['USER_NOT_FOUND', 'LAST_ADMINISTRATOR', 'CONFLICT'],
});

export const suspendStaff = staff.post('/{userId}/suspend', {
  summary: 'Shut somebody of the staff out',
  params,
  body: z.strictObject({ reason: accountReason }),
  data: staffMember,
  errors: ['USER_NOT_FOUND', 'LAST_ADMINISTRATOR', 'CONFLICT'],
});

export const unsuspendStaff = staff.post('/{userId}/unsuspend', {
  summary: 'Let somebody of the staff in again',
  params,
  data: staffMember,
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});

/** Mails a new link to a member who has not set a password yet. */
export const resendInvitation = staff.post('/{userId}/resend-invitation', {
  summary: 'Mail the invitation again',
  freshProof: true,
  takesIdempotencyKey: true,
  params,
  data: staffMember,
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});

/** For a member who lost app and recovery codes: login then needs only the password, and every session ends. */
export const resetSecondFactor = staff.post('/{userId}/reset-second-factor', {
  summary: "Take somebody's second factor off",
  freshProof: true,
  params,
  body: z.strictObject({ reason: accountReason }),
  data: staffMember,
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});
