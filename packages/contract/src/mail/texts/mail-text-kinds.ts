import type { Placeholder } from '../../fields/placeholders/placeholders.ts';

/**
 * What a mail brings by itself, which an organiser's text cannot leave out: money, what the law asks for, what people wrote,
 * and the way to the site. In a text each is a paragraph of its own, such as `{button}`.
 */
export const mailBlocks = {
  /** Numbers, days and amounts. */
  details: { written: 'details' },
  /** What the family does next, as its payment or its request stands. */
  next: { written: 'next step' },
  button: { written: 'button' },
  /** What is kept on a cancellation. */
  terms: { written: 'cancellation terms' },
  /** What the officers ask. */
  question: { written: 'question' },
  /** Why, as the officers wrote it. */
  reason: { written: 'reason' },
  /** Whether the adults are on the public list of participants. */
  publicList: { written: 'public list' },
  /** What has changed in the price. */
  change: { written: 'change' },
  /** What this mail tells, in the words for this family: which money, number or seats. */
  happened: { written: 'what happened' },
  smallPrint: { written: 'small print' },
} as const satisfies Readonly<Record<string, { written: string }>>;
export type MailBlockName = keyof typeof mailBlocks;

/** What the words of a mail can leave open. */
export const mailPlaceholders = {
  firstName: { written: 'first name', mayBeEmpty: false },
  fullName: { written: 'full name', mayBeEmpty: false },
  familyName: { written: 'family name', mayBeEmpty: true },
  number: { written: 'number', mayBeEmpty: false },
  convention: { written: 'convention', mayBeEmpty: false },
  days: { written: 'days', mayBeEmpty: false },
  place: { written: 'place', mayBeEmpty: false },
  /** The package of a place on a wait list. */
  package: { written: 'package', mayBeEmpty: false },
  /** How many of which add-on, of a place on a wait list. */
  addon: { written: 'add-on', mayBeEmpty: false },
  /** The child whose form it is. */
  child: { written: 'child', mayBeEmpty: false },
  /** When the family asked. */
  askedOn: { written: 'asked on', mayBeEmpty: false },
  /** What is still to be paid. */
  openAmount: { written: 'open amount', mayBeEmpty: false },
  /** Of a refund, or what is kept. */
  amount: { written: 'amount', mayBeEmpty: false },
} as const satisfies Readonly<Record<string, Placeholder>>;
export type MailPlaceholder = keyof typeof mailPlaceholders;

/** What every text can leave open. */
const always = ['firstName', 'fullName', 'familyName', 'number', 'convention', 'days', 'place'] as const;

/** A value that only some mails have. */
export type OwnMailValue = Exclude<MailPlaceholder, (typeof always)[number]>;

interface EditableMail {
  /** What it must bring, in the order of the site's own text. */
  blocks: readonly MailBlockName[];
  /** What it can leave open beyond what every text can. */
  values?: readonly OwnMailValue[];
}

/**
 * The mails about a registration whose words an organiser can change for a convention. Their names are those of the mails of
 * the outbox, with hyphens; two mails with one name there and different words have two entries here.
 */
export const mailTextKinds = {
  'order-reminder': { blocks: ['details', 'button'] },
  'order-submitted': { blocks: ['details', 'terms', 'next', 'button'] },
  'order-question': { blocks: ['question', 'button', 'details', 'smallPrint'] },
  'order-approved': { blocks: ['details', 'next', 'button'] },
  'order-approval-taken-back': { blocks: ['details', 'button'] },
  'order-rejected': { blocks: ['details', 'button'] },
  'order-reopened': { blocks: ['details', 'button'] },
  'order-price-changed': { blocks: ['change', 'reason', 'details', 'next', 'button'] },
  'order-amended': { blocks: ['reason', 'details', 'next', 'button'] },
  'order-change-declined': { blocks: ['reason', 'button'] },
  'payment-reported': { blocks: ['details', 'button'] },
  'payment-reported-check': { blocks: ['details', 'button'] },
  'payment-part-received': { blocks: ['next', 'details', 'button'] },
  'payment-reminder': { blocks: ['next', 'details', 'button'], values: ['openAmount'] },
  'payment-captured': { blocks: ['next', 'details', 'button'] },
  'payment-declined': { blocks: ['next', 'details', 'button'] },
  'payment-rejected': { blocks: ['next', 'details', 'button'] },
  'payment-approved': { blocks: ['details', 'button'] },
  'payment-reversed': { blocks: ['happened', 'details', 'next', 'button'] },
  'payment-moved-in': { blocks: ['details', 'button'] },
  'payment-moved-in-own': { blocks: ['details', 'button'] },
  'payment-moved-out': { blocks: ['details', 'button'] },
  'order-confirmed': { blocks: ['details', 'publicList', 'button'] },
  'checklist-reminder': { blocks: ['details', 'button', 'smallPrint'] },
  'consents-reminder': { blocks: ['next', 'details', 'button'] },
  'consent-returned': { blocks: ['details', 'button'], values: ['child'] },
  'consents-accepted': { blocks: ['button'] },
  'family-picture-hidden': { blocks: ['details', 'button'] },
  'order-cancel-asked': { blocks: ['details', 'next', 'button'] },
  'order-cancel-declined': { blocks: ['details', 'button'], values: ['askedOn'] },
  'order-cancelled': { blocks: ['details', 'button'] },
  'order-cancelled-as-asked': { blocks: ['details', 'next', 'button'], values: ['askedOn'] },
  'order-reinstated': { blocks: ['details', 'next', 'button'] },
  'refund-sent': { blocks: ['details', 'next', 'button'], values: ['amount'] },
  'refund-failed': { blocks: ['details', 'button'], values: ['amount'] },
  'refund-kept': { blocks: ['details', 'button'], values: ['amount'] },
  'refund-donated': { blocks: ['details', 'button'], values: ['amount'] },
  'hotel-number-given': { blocks: ['details', 'button'] },
  'hotel-changed': { blocks: ['details', 'button'] },
  'hotel-number-withdrawn': { blocks: ['happened', 'button'] },
  'travel-shuttle': { blocks: ['details', 'button'] },
  'travel-shuttle-changed': { blocks: ['details', 'button'] },
  'travel-shuttle-planned-again': { blocks: ['button'] },
  'travel-seats-cancelled': { blocks: ['happened', 'next', 'button'] },
  'wait-list-offered': { blocks: ['details', 'button', 'smallPrint'], values: ['package'] },
  'wait-list-reminded': { blocks: ['details', 'button', 'smallPrint'], values: ['package'] },
  'wait-list-expired': { blocks: ['details', 'button'], values: ['package'] },
  'wait-list-closed': { blocks: ['details', 'button'], values: ['package'] },
  'wait-list-removed': { blocks: ['details', 'button'], values: ['package'] },
  'wait-list-add-on-offered': { blocks: ['details', 'button', 'smallPrint'], values: ['addon'] },
  'wait-list-add-on-reminded': { blocks: ['details', 'button', 'smallPrint'], values: ['addon'] },
  'wait-list-add-on-expired': { blocks: ['details', 'button'], values: ['addon'] },
  'wait-list-add-on-closed': { blocks: ['details', 'button'], values: ['addon'] },
  'wait-list-add-on-removed': { blocks: ['details', 'button'], values: ['addon'] },
} as const satisfies Readonly<Record<string, EditableMail>>;
export type MailTextKind = keyof typeof mailTextKinds;

/** All of them, in the order in which a family may get them. */
export const mailTextKindNames = Object.keys(mailTextKinds) as MailTextKind[];

/** What a text of this kind must bring. */
export function blocksOf(kind: MailTextKind): readonly MailBlockName[] {
  return mailTextKinds[kind].blocks;
}

/** What a text of this kind can leave open. */
export function placeholdersOf(kind: MailTextKind): readonly MailPlaceholder[] {
  const mail: EditableMail = mailTextKinds[kind];
  return [...always, ...(mail.values ?? [])];
}

/** The editable mail with this name in the outbox; undefined for one whose words stay the site's own. */
export function mailTextKindOf(mailKind: string): MailTextKind | undefined {
  const name = mailKind.replaceAll('.', '-');
  return mailTextKindNames.find((kind) => kind === name);
}
