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
    to: adminPaths.desk,
    label: phrases.arrivalDesk,
    icon: 'check',
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
    to: adminPaths.settings,
    label: phrases.settings,
    icon: icons.settings,
    ability: 'configure-conventions',
    group: 'site',
  },
  { to: adminPaths.outbox, label: phrases.outbox, icon: 'mail', ability: 'read-outbox', group: 'site' },
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
    ({ to, ability }) => hasAbility(roles, ability) && (!isClosed || to === paths.adminSecurity),
  );
}
