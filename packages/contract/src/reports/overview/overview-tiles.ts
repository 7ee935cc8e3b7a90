import { adminPaths } from '../../admin-paths.ts';
import { caredRecords, type CareKind } from '../../casework/care/cared-records.ts';
import { staffStatuses, type StaffStatus } from '../../orders/staff-status.ts';
import type { ReadinessActor, ReadinessTopic } from '../readiness/readiness.ts';
import type { Ability } from '../../staff/abilities.ts';

/** What a number of the overview counts: exactly the rows of `page` with `query`, of the convention that is shown. */
export interface OverviewTile {
  group: 'ATTENTION' | 'MINE' | 'ARRIVALS' | 'CHECKLISTS' | 'REGISTRATIONS';
  ability: Ability;
  /** Address of the list. */
  page: string;
  query: Readonly<Record<string, string>>;
  /** Whether the list is of one convention; else it is the same for all. */
  ofConvention: boolean;
}

/** Lists that are the same for all conventions. */
const ofNoConvention: ReadonlySet<string> = new Set([
  adminPaths.messages,
  adminPaths.pages,
  adminPaths.people,
]);

const attention = (ability: Ability, page: string, query: OverviewTile['query'] = {}): OverviewTile => ({
  group: 'ATTENTION',
  ability,
  page,
  query,
  ofConvention: !ofNoConvention.has(page),
});

/** Records with a follow-up that is due. */
const followUps = (kind: CareKind, page: string): OverviewTile =>
  attention(caredRecords[kind].caredForBy, page, { followUp: 'due' });

/** Records that are assigned to the reader. */
const mine = (kind: CareKind, page: string, query: OverviewTile['query'] = {}): OverviewTile => ({
  ...attention(caredRecords[kind].caredForBy, page, { assigned: 'me', ...query }),
  group: 'MINE',
});

const checklist = (open: ReadinessTopic, openFor: ReadinessActor): OverviewTile => ({
  group: 'CHECKLISTS',
  ability: 'see-readiness',
  page: adminPaths.checklists,
  query: { open, openFor },
  ofConvention: true,
});

const registrations = (query: OverviewTile['query']): OverviewTile => ({
  group: 'REGISTRATIONS',
  ability: 'see-registrations',
  page: adminPaths.registrations,
  query,
  ofConvention: true,
});

/** Orders by what they wait for. */
const statusTiles = Object.fromEntries(
  staffStatuses.map((status) => [status, registrations({ status })]),
) as Record<StaffStatus, OverviewTile>;

/** Every number of the overview, in the order in which they are shown, and who sees it. */
export const overviewTiles = {
  TO_DECIDE: attention('decide-registrations', adminPaths.registrations, {
    registrationStatus: 'PENDING_REG_APPROVAL',
  }),
  CANCEL_ASKED: attention('decide-registrations', adminPaths.registrations, { cancel: 'ASKED' }),
  WAITING_FOR_FAMILY: {
    ...registrations({ question: 'WAITING' }),
    ability: 'decide-registrations',
  },
  PAYMENTS_TO_MATCH: attention('manage-payments', adminPaths.payments, { view: 'TO_MATCH' }),
  PAYMENTS_TO_APPROVE: attention('manage-payments', adminPaths.payments, { view: 'TO_APPROVE' }),
  PAYMENTS_SHORT: attention('manage-payments', adminPaths.payments, { view: 'SHORT' }),
  PAYMENTS_OVERDUE: attention('manage-payments', adminPaths.payments, { view: 'OVERDUE' }),
  PAYMENTS_NO_MONEY: attention('manage-payments', adminPaths.payments, { view: 'NO_MONEY' }),
  REFUNDS_TO_START: attention('manage-payments', adminPaths.refunds),
  SEATS_LOST: attention('manage-transport', adminPaths.transport, { view: 'journeys', show: 'LOST_SEAT' }),
  NEW_MESSAGES: attention('answer-messages', adminPaths.messages, { state: 'NEW' }),
  REGISTRATION_FOLLOW_UPS: followUps('REGISTRATION', adminPaths.registrations),
  PAYMENT_FOLLOW_UPS: followUps('PAYMENT', adminPaths.payments),
  MESSAGE_FOLLOW_UPS: followUps('MESSAGE', adminPaths.messages),
  PERSON_FOLLOW_UPS: followUps('PERSON', adminPaths.people),
  PAGE_DRAFTS: attention('edit-content', adminPaths.pages, { draft: 'DRAFT' }),
  SCHEDULED_PAGES: attention('edit-content', adminPaths.pages, { draft: 'SCHEDULED' }),
  MY_REGISTRATIONS: mine('REGISTRATION', adminPaths.registrations),
  MY_PAYMENTS: mine('PAYMENT', adminPaths.payments),
  MY_MESSAGES: mine('MESSAGE', adminPaths.messages, { state: 'OPEN' }),
  MY_PEOPLE: mine('PERSON', adminPaths.people),
  // The number that the desk shows; of all conventions it shows the one that is now or comes next.
  PEOPLE_HERE: {
    group: 'ARRIVALS',
    ability: 'run-arrival-desk',
    page: adminPaths.desk,
    query: {},
    ofConvention: true,
  },
  APPROVAL_OPEN: checklist('APPROVAL', 'REGISTRAR'),
  MONEY_OPEN: checklist('MONEY', 'FAMILY'),
  MONEY_TO_CHECK: checklist('MONEY', 'TREASURER'),
  CONSENTS_MISSING: checklist('CONSENTS', 'FAMILY'),
  CONSENTS_TO_CHECK: checklist('CONSENTS', 'REGISTRAR'),
  CARDS_MISSING: checklist('CARDS', 'FAMILY'),
  PICTURES_MISSING: checklist('PICTURE', 'FAMILY'),
  TRAVEL_MISSING: checklist('TRAVEL', 'FAMILY'),
  HOTEL_MISSING: checklist('HOTEL', 'HOSPITALITY'),
  ...statusTiles,
} satisfies Readonly<Record<string, OverviewTile>>;

export type OverviewTileKey = keyof typeof overviewTiles;
export const overviewTileKeys = Object.keys(overviewTiles) as [OverviewTileKey, ...OverviewTileKey[]];
