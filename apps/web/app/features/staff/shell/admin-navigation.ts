import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { paths } from '#web/config/paths.ts';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasAbility, type Ability } from '@sangamam/contract/staff/abilities';
import type { StaffRole } from '@sangamam/contract/accounts/roles';

import * as phrases from '#phrases/staff/shell.ts';

import type { MenuIconName } from './menu-icon.tsx';

/** A page of the admin area and the ability it requires. */
export interface AdminPage {
  to: string;
  label: string;
  icon: MenuIconName;
  ability: Ability;
  /** Pages of one group stand together in the menu. */
  group: 'families' | 'money' | 'stay' | 'site' | 'account';
  /** The only role that it is for: an administrator, who may open it, has nothing there. */
  role?: StaffRole;
}

const places: readonly AdminPage[] = [
  { to: adminPaths.home, label: phrases.overview, icon: 'home', ability: 'enter-admin', group: 'families' },
  {
    to: adminPaths.registrations,
    label: phrases.registrations,
    icon: 'list',
    ability: 'see-registrations',
    group: 'families',
  },
  {
    to: adminPaths.unit,
    label: phrases.myUnit,
    icon: icons.people,
    ability: 'vouch-for-families',
    group: 'families',
    role: 'UNIT_OFFICER',
  },
  {
    to: adminPaths.duplicates,
    label: phrases.possibleDuplicates,
    icon: icons.people,
    ability: 'decide-registrations',
    group: 'families',
  },
  {
    to: adminPaths.waitList,
    label: phrases.waitList,
    icon: 'clock',
    ability: 'see-registrations',
    group: 'families',
  },
  {
    to: adminPaths.kickOff,
    label: phrases.kickOff,
    icon: icons.people,
    ability: 'run-kick-off',
    group: 'families',
  },
  {
    to: adminPaths.desk,
    label: phrases.arrivalDesk,
    icon: 'check',
    ability: 'run-arrival-desk',
    group: 'families',
  },
  {
    to: adminPaths.absentFamilies,
    label: phrases.notHereYet,
    icon: 'clock',
    ability: 'run-arrival-desk',
    group: 'families',
  },
  {
    to: adminPaths.checklists,
    label: phrases.checklists,
    icon: icons.numberedList,
    ability: 'see-readiness',
    group: 'families',
  },
  {
    to: adminPaths.questions,
    label: phrases.conventionQuestions,
    icon: icons.speech,
    ability: 'read-answers',
    group: 'families',
  },
  {
    to: adminPaths.documents,
    label: phrases.consentForms,
    icon: icons.paperclip,
    ability: 'review-consents',
    group: 'families',
  },
  {
    to: adminPaths.familyPictures,
    label: phrases.familyPictures,
    icon: icons.picture,
    ability: 'moderate-pictures',
    group: 'families',
  },
  {
    to: adminPaths.letters,
    label: phrases.letters,
    icon: 'mail',
    ability: 'write-letters',
    group: 'families',
  },
  {
    to: adminPaths.savedReplies,
    label: phrases.savedReplies,
    icon: icons.speech,
    ability: 'use-saved-replies',
    group: 'families',
  },
  {
    to: adminPaths.payments,
    label: phrases.payments,
    icon: 'wallet',
    ability: 'manage-payments',
    group: 'money',
  },
  {
    to: adminPaths.refunds,
    label: phrases.refunds,
    icon: 'refund',
    ability: 'manage-payments',
    group: 'money',
  },
  {
    to: adminPaths.statements,
    label: phrases.bankStatements,
    icon: icons.link,
    ability: 'manage-payments',
    group: 'money',
  },
  {
    to: adminPaths.deposits,
    label: phrases.deposits,
    icon: 'inbox',
    ability: 'manage-payments',
    group: 'money',
  },
  {
    to: adminPaths.paymentReminders,
    label: phrases.paymentReminders,
    icon: 'clock',
    ability: 'manage-payments',
    group: 'money',
  },
  { to: adminPaths.books, label: phrases.books, icon: 'page', ability: 'manage-payments', group: 'money' },
  {
    to: adminPaths.needs,
    label: phrases.foodAndAccess,
    icon: icons.people,
    ability: 'count-needs',
    group: 'stay',
  },
  { to: adminPaths.hotel, label: phrases.hotel, icon: 'bed', ability: 'manage-hotel', group: 'stay' },
  {
    to: adminPaths.transport,
    label: phrases.transport,
    icon: 'clock',
    ability: 'see-transport',
    group: 'stay',
  },
  {
    to: adminPaths.people,
    label: phrases.people,
    icon: icons.people,
    ability: 'manage-people',
    group: 'site',
  },
  {
    to: adminPaths.messages,
    label: phrases.messages,
    icon: 'inbox',
    ability: 'answer-messages',
    group: 'site',
  },
  { to: adminPaths.pages, label: phrases.pages, icon: 'page', ability: 'edit-content', group: 'site' },
  { to: adminPaths.media, label: phrases.media, icon: icons.picture, ability: 'edit-content', group: 'site' },
  {
    to: adminPaths.conventions,
    label: phrases.conventions,
    icon: 'calendar',
    ability: 'configure-conventions',
    group: 'site',
  },
  {
    to: adminPaths.mailTexts,
    label: phrases.mailTexts,
    icon: icons.edit,
    ability: 'configure-conventions',
    group: 'site',
  },
  {
    to: adminPaths.settings,
    label: phrases.settings,
    icon: icons.settings,
    ability: 'configure-conventions',
    group: 'site',
  },
  { to: adminPaths.outbox, label: phrases.outbox, icon: 'mail', ability: 'read-outbox', group: 'site' },
  { to: adminPaths.log, label: phrases.log, icon: 'clock', ability: 'read-log', group: 'site' },
  {
    to: adminPaths.system,
    label: phrases.system,
    icon: icons.wideScreen,
    ability: 'manage-system',
    group: 'site',
  },
  { to: adminPaths.staff, label: phrases.staff, icon: 'badge', ability: 'manage-staff', group: 'site' },
  {
    to: paths.adminSecurity,
    label: phrases.myAccess,
    icon: icons.key,
    ability: 'enter-admin',
    group: 'account',
  },
];

/**
 * The pages that somebody with `roles` may open. While the admin area `isClosed` to them because a role requires a second
 * factor, that is only the page to set one up.
 */
export function pagesFor(roles: readonly StaffRole[], { isClosed = false } = {}): AdminPage[] {
  return places.filter(
    ({ to, ability, role }) =>
      hasAbility(roles, ability) &&
      (role === undefined || roles.includes(role)) &&
      (!isClosed || to === paths.adminSecurity),
  );
}

/** How many pages stand in the bar at the foot of a phone. */
const barLength = 4;

/** The pages that a role opens most, for the bar at the foot of a phone. */
const mostUsed: Readonly<Record<StaffRole, readonly string[]>> = {
  ADMIN: [adminPaths.registrations, adminPaths.payments, adminPaths.people],
  REGISTRAR: [adminPaths.registrations, adminPaths.messages, adminPaths.people],
  TREASURER: [adminPaths.payments, adminPaths.refunds, adminPaths.registrations],
  EDITOR: [adminPaths.pages, adminPaths.media, adminPaths.messages],
  HOSPITALITY: [adminPaths.hotel, adminPaths.transport, adminPaths.checklists],
  DESK: [adminPaths.desk, adminPaths.absentFamilies, adminPaths.checklists],
  CARE: [adminPaths.needs, adminPaths.checklists],
  UNIT_OFFICER: [adminPaths.unit],
  VIEWER: [adminPaths.registrations, adminPaths.checklists, adminPaths.transport],
};

/** The overview and what `roles` open most, of the `pages` that they may open: at most four, in the menu's order. */
export function barPagesOf(roles: readonly StaffRole[], pages: readonly AdminPage[]): AdminPage[] {
  const ranked = [0, 1, 2].flatMap((rank) => roles.map((role) => mostUsed[role][rank]));
  const chosen = new Set([adminPaths.home, ...ranked, ...pages.map(({ to }) => to)]);
  const allowed = [...chosen].filter((to) => pages.some((page) => page.to === to));
  const inBar = new Set(allowed.slice(0, barLength));
  return pages.filter(({ to }) => inBar.has(to));
}

/** Pages whose address begins those of other pages: only the page itself marks them as current. */
const withPagesOfOthers: ReadonlySet<string> = new Set([
  adminPaths.home,
  adminPaths.desk,
  adminPaths.payments,
  adminPaths.documents,
]);

/** True for a page that only its own address marks as current, not those below it. */
export function isMarkedAlone(to: string): boolean {
  return withPagesOfOthers.has(to);
}
