import type { StaffRole } from '@sangamam/contract/accounts/roles';

/** A member of the demo staff. */
export interface DemoStaff {
  firstName: string;
  lastName: string;
  email: string;
  roles: readonly StaffRole[];
  shows: string;
}

/** One per role. The administrator is not here: the operator of the site names the first one. */
export const demoStaff = {
  registrar: {
    firstName: 'Lizy',
    lastName: 'Cherian',
    email: 'registrar@example.org',
    roles: ['REGISTRAR'],
    shows: 'approves registrations',
  },
  treasurer: {
    firstName: 'Stephen',
    lastName: 'Mukalel',
    email: 'treasurer@example.org',
    roles: ['TREASURER'],
    shows: 'looks for the money',
  },
  editor: {
    firstName: 'Teena',
    lastName: 'Simon',
    email: 'editor@example.org',
    roles: ['EDITOR'],
    shows: 'writes the pages',
  },
  hospitality: {
    firstName: 'Roy',
    lastName: 'Uthup',
    email: 'hospitality@example.org',
    roles: ['HOSPITALITY'],
    shows: 'looks after hotel and transport',
  },
  desk: {
    firstName: 'Sherin',
    lastName: 'Jose',
    email: 'desk@example.org',
    roles: ['DESK'],
    shows: 'receives families at the desk',
  },
  care: {
    firstName: 'Mercy',
    lastName: 'Abraham',
    email: 'care@example.org',
    roles: ['CARE'],
    shows: 'knows who needs what',
  },
  unit: {
    firstName: 'Thomas',
    lastName: 'Kora',
    email: 'unit@example.org',
    roles: ['UNIT_OFFICER'],
    shows: 'knows the families of a local unit',
  },
  viewer: {
    firstName: 'Chacko',
    lastName: 'Kora',
    email: 'viewer@example.org',
    roles: ['VIEWER'],
    shows: 'may look, without money and minors',
  },
} as const satisfies Record<string, DemoStaff>;
