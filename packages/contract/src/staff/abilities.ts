import { staffRoles, type StaffRole } from '../accounts/roles.ts';

/**
 * What staff may do, and which roles may do it (DECISIONS §2). `ADMIN` may do everything and is not listed. This table
 * decides who may call an endpoint, what the server leaves out of a response and what the menus offer.
 */
export const abilities = {
  /** Open the admin area, with any role. */
  'enter-admin': staffRoles.filter((role) => role !== 'ADMIN'),
  'see-registrations': ['REGISTRAR', 'TREASURER', 'VIEWER'],
  /** See plots of a convention, each role its own: `plotsFor`. */
  'see-plots': ['REGISTRAR', 'TREASURER', 'HOSPITALITY', 'VIEWER'],
  /** See what families still need before the convention, without amounts. */
  'see-readiness': ['REGISTRAR', 'TREASURER', 'HOSPITALITY', 'DESK', 'CARE', 'VIEWER'],
  /** Write notes about registrations; whoever sees registrations reads them, except those for registrars only. */
  'write-notes': ['REGISTRAR', 'TREASURER'],
  /** Use the replies that the team keeps for questions, reasons and notes, and write them. */
  'use-saved-replies': ['REGISTRAR', 'TREASURER'],
  /** Decide registrations, ask families, change them on behalf of a family, and read notes for registrars only. */
  'decide-registrations': ['REGISTRAR'],
  /** See which labels there are; each record shows its own to whoever sees the record. */
  'see-labels': ['REGISTRAR', 'TREASURER', 'EDITOR', 'VIEWER'],
  /** Create labels for the records that one looks after. Who decides about registrations renames and deletes them. */
  'create-labels': ['REGISTRAR', 'TREASURER', 'EDITOR'],
  /** See amounts and the reasons of payment decisions. */
  'see-money': ['REGISTRAR', 'TREASURER'],
  /** See dates of birth of minors, and what was asked or corrected about a family. */
  'see-minors': ['REGISTRAR'],
  /** Check consent forms of minors. */
  'review-consents': ['REGISTRAR'],
  /** Put family pictures right and choose those of the souvenir book. */
  'moderate-pictures': ['REGISTRAR', 'EDITOR'],
  'manage-payments': ['TREASURER'],
  /** Give packages, scholarships and corrections on submitted registrations. */
  'adjust-prices': ['TREASURER'],
  /** Look up registrants, correct and suspend them, merge their accounts. */
  'manage-people': ['REGISTRAR'],
  /** Find families and register them at a kick-off evening, and note checks and cash there. */
  'run-kick-off': ['REGISTRAR', 'TREASURER', 'DESK'],
  /** Open a closed kick-off evening again. */
  'reopen-kick-off': [],
  /** Search families at the arrival desk, check people in and print badges. */
  'run-arrival-desk': ['DESK', 'REGISTRAR'],
  /** Store a consent form that was signed at the arrival desk; not see or check forms. */
  'receive-consents': ['DESK', 'REGISTRAR'],
  /** Check people in whose registration is not confirmed. */
  'override-arrival-gate': ['REGISTRAR'],
  /** See the rooming list with ages, and enter hotels, rooms and confirmation numbers. */
  'manage-hotel': ['HOSPITALITY'],
  /** See travel plans and shuttle runs: names, flights and phone numbers of registrants, no minors. */
  'see-transport': ['HOSPITALITY', 'REGISTRAR', 'VIEWER'],
  /** Plan, change and publish shuttle runs. */
  'manage-transport': ['HOSPITALITY'],
  /** See diets, allergies and access needs in numbers. */
  'count-needs': ['CARE', 'HOSPITALITY', 'REGISTRAR'],
  /** Read diets and needs by name, and open health notes and emergency contacts; each look is recorded. */
  'read-cards': ['CARE'],
  /** Read, count and export what families answered to the questions of a convention. */
  'read-answers': ['REGISTRAR'],
  /** See the families of one's own local unit that wait for a decision, and say whether they are known there. */
  'vouch-for-families': ['UNIT_OFFICER'],
  /** Write letters to families, find their recipients, test and stop them; ask for their approval. */
  'write-letters': ['REGISTRAR', 'TREASURER'],
  /** Send letters, and approve those of others. */
  'send-letters': ['REGISTRAR'],
  'answer-messages': ['EDITOR', 'REGISTRAR'],
  /** Manage pages and the media library. */
  'edit-content': ['EDITOR'],
  /** Manage conventions with their packages and add-ons. */
  'configure-conventions': [],
  /** Manage local units, parishes, airports and the settings of the site. */
  'manage-settings': [],
  'read-outbox': [],
  /** Read who did what on the whole site, and export it. */
  'read-log': [],
  'manage-staff': [],
  /** See the problems of the installation. */
  'see-notices': [],
  /** See how the installation is, and settle jobs that were given up. */
  'manage-system': [],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Ability = keyof typeof abilities;

/** The roles that have an ability, `ADMIN` first. */
export function rolesWith(ability: Ability): readonly StaffRole[] {
  return ['ADMIN', ...abilities[ability]];
}

/** True when a person with `roles` has the ability. */
export function hasAbility(roles: readonly StaffRole[], ability: Ability): boolean {
  const enough = rolesWith(ability);
  return roles.some((role) => enough.includes(role));
}
