import type { TimelineEventKind } from '../orders/timeline/timeline-events.ts';

/** The kinds of records that the audit log is about. */
export type AuditEntity =
  | 'order'
  | 'payment'
  | 'bank-statement'
  | 'book-day'
  | 'deposit-slip'
  | 'kick-off'
  | 'user'
  | 'convention'
  | 'label'
  | 'page'
  | 'letter'
  | 'media'
  | 'message'
  | 'organization'
  | 'airport'
  | 'shuttle-driver'
  | 'shuttle-run'
  | 'shuttle-vehicle'
  | 'settings'
  | 'saved-reply'
  | 'saved-view'
  | 'export'
  | 'mail'
  | 'job';

/** What the site knows of an action in the audit log. */
interface AuditedAction {
  /** The record that its entries are about. */
  entity: AuditEntity;
  /** The event that the family reads of it in its timeline. */
  timeline?: TimelineEventKind;
  /** Its reason is written to the family; every other reason is for staff only. */
  reason?: 'shared';
  /** So frequent that it would hide the changes in the history of a record. The log of the whole site has it. */
  everyday?: true;
}

const order = { entity: 'order' } as const;
const payment = { entity: 'payment' } as const;
const user = { entity: 'user' } as const;
const convention = { entity: 'convention' } as const;
const run = { entity: 'shuttle-run' } as const;
const driver = { entity: 'shuttle-driver' } as const;
const vehicle = { entity: 'shuttle-vehicle' } as const;
const statement = { entity: 'bank-statement' } as const;
const slip = { entity: 'deposit-slip' } as const;
const evening = { entity: 'kick-off' } as const;
const bookDay = { entity: 'book-day' } as const;
const page = { entity: 'page' } as const;
const letter = { entity: 'letter' } as const;
const media = { entity: 'media' } as const;
const message = { entity: 'message' } as const;
const mail = { entity: 'mail' } as const;
const job = { entity: 'job' } as const;
const label = { entity: 'label' } as const;
const reply = { entity: 'saved-reply' } as const;
const view = { entity: 'saved-view' } as const;
const organization = { entity: 'organization' } as const;
const airport = { entity: 'airport' } as const;

/** Every action in the audit log, as noun and verb. Entries keep the name for ever: a renamed action needs the old one, too. */
export const auditCatalogue = {
  'order.initiated': order,
  'order.people-chosen': order,
  'order.submitted': order,
  'order.registered-on-behalf': order,
  'order.registered-at-kick-off': order,
  'order.money-at-kick-off': order,
  'order.money-at-kick-off-corrected': order,
  'order.claim-code-issued': order,
  'order.claimed': order,
  'order.card-saved': order,
  'order.card-opened': order,
  'order.family-answered': order,
  'order.approved': { ...order, timeline: 'APPROVED', reason: 'shared' },
  'order.approval-taken-back': { ...order, timeline: 'APPROVAL_TAKEN_BACK', reason: 'shared' },
  'order.rejected': { ...order, timeline: 'REJECTED', reason: 'shared' },
  'order.reopened': { ...order, timeline: 'REOPENED' },
  'order.cancelled': { ...order, timeline: 'CANCELLED', reason: 'shared' },
  'order.cancel-asked': { ...order, timeline: 'CANCEL_ASKED', reason: 'shared' },
  'order.cancel-request-taken-back': { ...order, timeline: 'CANCEL_REQUEST_TAKEN_BACK' },
  'order.cancel-declined': { ...order, timeline: 'CANCEL_DECLINED', reason: 'shared' },
  'order.cancelled-as-asked': order,
  'order.reinstated': { ...order, timeline: 'REINSTATED' },
  'order.undone': order,
  'order.confirmed': order,
  'order.cascaded': order,
  /** `order.cascaded` of older versions. */
  'order.followed': order,
  'order.asked': { ...order, timeline: 'ASKED', reason: 'shared' },
  'order.answered': { ...order, timeline: 'ANSWERED' },
  'order.change-asked': { ...order, timeline: 'CHANGE_ASKED' },
  'order.change-requested': { ...order, timeline: 'CHANGE_REQUESTED' },
  'order.change-withdrawn': { ...order, timeline: 'CHANGE_WITHDRAWN' },
  'order.change-declined': { ...order, timeline: 'CHANGE_DECLINED', reason: 'shared' },
  'order.conversation-closed': order,
  'order.amended': { ...order, timeline: 'AMENDED', reason: 'shared' },
  'order.merged-into': { ...order, reason: 'shared' },
  'order.merged-from': order,
  'order.adjusted': { ...order, timeline: 'PRICE_CHANGED', reason: 'shared' },
  'order.adjustment-removed': { ...order, timeline: 'PRICE_CHANGED', reason: 'shared' },
  'order.edited': order,
  'order.people-distinguished': order,
  'order.distinction-removed': order,
  'order.assigned': order,
  'order.unassigned': order,
  'order.labelled': order,
  'order.label-removed': order,
  'order.follow-up-set': order,
  'order.follow-up-cleared': order,
  'order.noted': order,
  'order.reminded': order,
  'order.payment-reminded': order,
  'order.consents-reminded': order,
  'order.checklist-reminded': order,
  'order.vouched': order,
  'order.vouch-overruled': order,
  'order.wait-list-joined': order,
  'order.wait-list-left': order,
  'order.wait-list-offered': order,
  'order.wait-list-expired': order,
  'order.wait-list-closed': order,
  'order.wait-list-moved': order,
  'order.wait-list-extended': order,
  'order.wait-list-removed': { ...order, reason: 'shared' },
  'order.read': { ...order, everyday: true },
  'order.travel-changed': order,
  'order.shuttle-moved': order,
  'order.checked-in': order,
  'order.check-in-undone': order,
  'order.handed-out': order,
  'order.hand-out-undone': order,
  'consent.received': order,
  'consent.accepted': order,
  'consent.returned': { ...order, reason: 'shared' },
  'consent.child-named': order,
  'consent.undone': order,
  'family-picture.approved': order,
  'family-picture.hidden': { ...order, reason: 'shared' },
  'family-picture.edited': order,
  'family-picture.restored': order,
  'hotel.checked-in': order,
  'hotel.check-in-taken-back': order,
  'hotel.need-said': order,
  'hotel.stay-changed': order,
  'hotel.numbers-undone': order,
  'hotel.rooms-changed': order,
  'payment.reported': order,
  'payment.entered': order,
  'payment.sender-corrected': order,

  'payment.received': payment,
  'payment.captured': payment,
  'payment.pending': payment,
  'payment.approved': payment,
  'payment.declined': { ...payment, reason: 'shared' },
  'payment.rejected': { ...payment, reason: 'shared' },
  'payment.reversed': { ...payment, reason: 'shared' },
  'payment.reopened': payment,
  'payment.corrected': payment,
  'payment.undone': payment,
  'payment.moved_in': payment,
  'payment.moved_out': payment,
  'payment.merged': payment,
  'payment.refunded': payment,
  'payment.donated': payment,
  'payment.fee_kept': payment,
  'payment.repriced': payment,
  'payment.assigned': payment,
  'payment.unassigned': payment,
  'payment.follow-up-set': payment,
  'payment.follow-up-cleared': payment,
  'payment.labelled': payment,
  'payment.label-removed': payment,
  'payment.noted': payment,
  'refund.due': payment,
  'refund.approved': payment,
  'refund.sent': payment,
  'refund.done': payment,
  'refund.failed': payment,
  'refund.donated': payment,
  'refund.discarded': payment,
  'bank-statement.imported': statement,
  'bank-statement.reread': statement,
  'bank-statement.undone': statement,
  'bank-line.accepted': statement,
  'bank-line.set-aside': statement,
  'deposit-slip.created': slip,
  'deposit-slip.at-bank': slip,
  'deposit-slip.deposited': slip,
  'deposit-slip.taken-back': slip,
  'kick-off.opened': evening,
  'kick-off.closed': evening,
  'kick-off.reopened': evening,
  'kick-off.forms-printed': evening,
  'book-day.closed': bookDay,
  'book-day.reopened': bookDay,

  'account.signed-in': { ...user, everyday: true },
  'account.signed-out': { ...user, everyday: true },
  'account.proved': { ...user, everyday: true },
  'account.sessions-ended': user,
  'account.password-chosen': { ...user, everyday: true },
  'account.password-changed': user,
  'account.password-reset': user,
  'account.password-set': user,
  'account.password-dropped': user,
  'account.reset-link-made': user,
  'account.link-resent': user,
  'account.suspended': user,
  'account.unsuspended': user,
  'account.merged': user,
  'account.erased': user,
  'account.letters-stopped': user,
  'account.letters-resumed': user,
  'account.data-exported': { ...user, everyday: true },
  'participant.address-given-up': user,
  'profile.corrected': user,
  'user.assigned': user,
  'user.unassigned': user,
  'user.follow-up-set': user,
  'user.follow-up-cleared': user,
  'user.labelled': user,
  'user.label-removed': user,
  'user.noted': user,
  'person.read': { ...user, everyday: true },
  'passkey.added': user,
  'passkey.renamed': { ...user, everyday: true },
  'passkey.removed': user,
  'passkey.copy-refused': user,
  'second-factor.enrolled': user,
  'second-factor.codes-renewed': user,
  'second-factor.removed': user,
  'second-factor.reset': user,
  'staff.created': user,
  'staff.invited': user,
  'staff.roles-changed': user,

  'convention.created': convention,
  'convention.updated': convention,
  'convention.opened': convention,
  'convention.closed': convention,
  'convention.translated': convention,
  'convention.needs-read': convention,
  'convention.emergency-sheet-opened': convention,
  'convention.checklist-reminders-switched': convention,
  'mail-text.changed': convention,
  'mail-text.reset': convention,
  'mail-text.tested': convention,
  'question.added': convention,
  'question.changed': convention,
  'question.retired': convention,
  'question.asked-again': convention,
  'question.deleted': convention,
  'question.ordered': convention,
  'package.created': convention,
  'package.updated': convention,
  'package.deleted': convention,
  'package.ordered': convention,
  'addon.created': convention,
  'addon.updated': convention,
  'addon.deleted': convention,
  'addon.ordered': convention,
  'discount.created': convention,
  'discount.updated': convention,
  'discount.deleted': convention,
  'discount.batch-created': convention,
  'hotel.settings-changed': convention,
  'hotel.list-sent': convention,
  'hotel.list-not-sent': convention,
  'desk.badges-printed': convention,
  'desk.roster-downloaded': convention,
  'family-pictures.exported': convention,
  'shuttles.planned': convention,
  'shuttle-place.saved': convention,

  'shuttle.created': run,
  'shuttle.updated': run,
  'shuttle.deleted': run,
  'shuttle.published': run,
  'shuttle.unpinned': run,
  'shuttle.link-created': run,
  'shuttle.link-revoked': run,
  'shuttle-driver.added': driver,
  'shuttle-driver.updated': driver,
  'shuttle-driver.removed': driver,
  'shuttle-driver.runs-moved': driver,
  'shuttle-vehicle.added': vehicle,
  'shuttle-vehicle.updated': vehicle,
  'shuttle-vehicle.removed': vehicle,

  'letter.created': letter,
  'letter.changed': letter,
  'letter.deleted': letter,
  'letter.prepared': letter,
  'letter.tested': letter,
  'letter.approval-asked': letter,
  'letter.approved': letter,
  'letter.sent-back': letter,
  'letter.scheduled': letter,
  'letter.started': letter,
  'letter.stopped': letter,
  'letter.undone': letter,

  'page.saved': page,
  'page.discarded': page,
  'page.published': page,
  'page.restored': page,
  'page.scheduled': page,
  'page.unscheduled': page,
  'media.added': media,
  'media.cropped': media,
  'media.described': media,
  'media.poster-set': media,
  'media.deleted': media,
  'message.answered': message,
  'message.assigned': message,
  'message.unassigned': message,
  'message.follow-up-set': message,
  'message.follow-up-cleared': message,
  'message.labelled': message,
  'message.label-removed': message,
  'message.noted': message,
  'message.closed': message,
  'message.reopened': message,
  'reply.created': reply,
  'reply.changed': reply,
  'reply.deleted': reply,
  'label.created': label,
  'label.changed': label,
  'label.deleted': label,
  'view.changed': view,
  'view.shared': view,
  'view.unshared': view,
  'view.deleted': view,
  'organization.created': organization,
  'organization.updated': organization,
  'organization.deleted': organization,
  'airport.created': airport,
  'airport.updated': airport,
  'airport.deleted': airport,
  'settings.updated': { entity: 'settings' },
  'table.exported': { entity: 'export', everyday: true },
  'mail.read': mail,
  'mail.link-read': mail,
  'mail.sent-again': mail,
  'mail.discarded': mail,
  'mail.bounced': mail,
  'mail.address-stopped': mail,
  'mail.address-resumed': mail,
  'mail.test-requested': mail,
  'job.retried': job,
  'job.discarded': job,
} as const satisfies Record<string, AuditedAction>;

/** The name of an action in the audit log. */
export type AuditAction = keyof typeof auditCatalogue;

/** The actions about records of a kind. */
export type AuditActionOf<Entity extends AuditEntity> = {
  [Action in AuditAction]: (typeof auditCatalogue)[Action]['entity'] extends Entity ? Action : never;
}[AuditAction];

/** The actions that the history of a record of a kind shows. */
export type HistoryActionOf<Entity extends AuditEntity> = {
  [Action in AuditActionOf<Entity>]: (typeof auditCatalogue)[Action] extends { everyday: true }
    ? never
    : Action;
}[AuditActionOf<Entity>];

/** Nothing for an action that only a newer version has. */
export const auditedAction = (action: string): AuditedAction | undefined =>
  Object.hasOwn(auditCatalogue, action) ? auditCatalogue[action as AuditAction] : undefined;

/** The actions that fulfil a condition. */
export function auditActions(where: (action: AuditedAction) => boolean): AuditAction[] {
  return (Object.keys(auditCatalogue) as AuditAction[]).filter((action) => where(auditCatalogue[action]));
}
