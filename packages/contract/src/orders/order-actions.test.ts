import { describe, expect, it } from 'vitest';

import { orderActions, type ActionableOrder, type OrderAction } from './order-actions.ts';
import {
  orderStatus,
  paymentStatuses,
  registrationStatuses,
  type OrderFacts,
  type PaymentStatus,
  type RegistrationStatus,
} from './order-status.ts';

type Circumstances = Partial<Omit<ActionableOrder, 'status' | 'registrationStatus' | 'paymentStatus'>>;

const submitted: OrderFacts = {
  cancelled: false,
  submitted: true,
  net: 1000,
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
};

const plain = {
  isAddonOrder: false,
  registrationOpen: true,
  conventionOver: false,
  mayChange: false,
  hasPaidAddons: false,
  uploadFamilyPicture: false,
  hasHotelConfirmation: false,
  takesCancelRequests: false,
  isCancelAsked: false,
};

/** An order as its facts make it. */
function order(facts: Partial<OrderFacts>, circumstances: Circumstances = {}): ActionableOrder {
  const all = { ...submitted, ...facts };
  const { registrationStatus, paymentStatus } = all;
  const openAmount = paymentStatus === 'PENDING_PAYMENT_APPROVAL' ? all.net : 0;
  const status = orderStatus(all);
  return { ...plain, openAmount, ...circumstances, status, registrationStatus, paymentStatus };
}

const approved = { registrationStatus: 'REG_APPROVED' } as const;
const confirmed = { ...approved, paymentStatus: 'PAYMENT_APPROVED' } as const;
const rejected = { registrationStatus: 'REG_REJECTED' } as const;
const unsent = { submitted: false, registrationStatus: null } as const;
const papers: OrderAction[] = ['RECEIPT', 'CONSENT_FORM'];
const sent: OrderAction[] = [...papers, 'ASK_CHANGE'];
const bought: OrderAction[] = [
  'VIEW',
  'BUY_ADDONS',
  'RECEIPT',
  'ADDON_RECEIPT',
  'CONSENT_FORM',
  'ASK_CHANGE',
];

describe('orderActions', () => {
  it.each<[string, Partial<OrderFacts>, OrderAction[]]>([
    ['still choosing', unsent, ['CONTINUE', ...papers, 'CANCEL']],
    ['sent, nothing decided', {}, ['PAY_NOW', 'VIEW', ...sent, 'CANCEL']],
    ['sent, nothing to pay', { net: 0 }, [...bought, 'CANCEL']],
    ['approved, nothing paid', approved, ['PAY', 'VIEW', ...sent, 'CANCEL']],
    [
      'approved, payment declined',
      { ...approved, paymentStatus: 'PAYMENT_DECLINED' },
      ['RETRY_PAYMENT', 'VIEW', ...sent],
    ],
    [
      'not decided, payment declined',
      { paymentStatus: 'PAYMENT_DECLINED' },
      ['RETRY_PAYMENT', 'VIEW', ...sent],
    ],
    [
      'approved, payment rejected',
      { ...approved, paymentStatus: 'PAYMENT_REJECTED' },
      ['RETRY_PAYMENT', 'VIEW', ...sent],
    ],
    [
      'approved, payment reported',
      { ...approved, paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
      ['HOW_TO_PAY', ...bought],
    ],
    ['not decided, money received', { paymentStatus: 'PAYMENT_RECEIVED' }, bought],
    ['not decided, paid', { paymentStatus: 'PAYMENT_APPROVED' }, bought],
    [
      'confirmed',
      confirmed,
      ['VIEW', 'ARRIVAL_DEPARTURE', 'BUY_ADDONS', 'RECEIPT', 'ADDON_RECEIPT', 'CONSENT_FORM', 'ASK_CHANGE'],
    ],
    [
      'confirmed, nothing to pay',
      { ...approved, net: 0 },
      [
        'VIEW',
        'ARRIVAL_DEPARTURE',
        'BUY_ADDONS',
        'RECEIPT',
        'ADDON_RECEIPT',
        'CONSENT_FORM',
        'ASK_CHANGE',
        'CANCEL',
      ],
    ],
    ['rejected', rejected, ['VIEW', 'RECEIPT']],
    ['rejected, payment declined', { ...rejected, paymentStatus: 'PAYMENT_DECLINED' }, ['VIEW', 'RECEIPT']],
    [
      'rejected, money in',
      { ...rejected, paymentStatus: 'PAYMENT_RECEIVED' },
      ['VIEW', 'RECEIPT', 'ADDON_RECEIPT'],
    ],
    ['cancelled', { cancelled: true }, papers],
    ['cancelled after a declined payment', { cancelled: true, paymentStatus: 'PAYMENT_DECLINED' }, papers],
    ['cancelled once confirmed', { ...confirmed, cancelled: true }, papers],
  ])('%s', (_name, facts, actions) => {
    expect(orderActions(order(facts))).toEqual(actions);
  });

  it.each<[string, Partial<OrderFacts>, OrderAction[]]>([
    ['still choosing', unsent, ['CONTINUE', 'CANCEL']],
    ['sent while its registration is looked at', {}, ['PAY', 'VIEW', 'CANCEL']],
    ['to pay', approved, ['PAY', 'VIEW', 'CANCEL']],
    ['confirmed', confirmed, ['VIEW', 'ADDON_RECEIPT']],
    ['rejected', rejected, ['VIEW']],
    ['cancelled', { cancelled: true }, []],
  ])('of an add-on order: %s', (_name, facts, actions) => {
    const circumstances = { isAddonOrder: true, uploadFamilyPicture: true, hasHotelConfirmation: true };
    expect(orderActions(order(facts, circumstances))).toEqual(actions);
  });

  it('an unsubmitted registration cannot be continued once registration is closed', () => {
    expect(orderActions(order(unsent, { registrationOpen: false }))).toEqual(['VIEW', ...papers, 'CANCEL']);
  });

  it('add-ons are sold after the deadline until the convention is over', () => {
    const closed = { registrationOpen: false };
    const addons = { ...closed, isAddonOrder: true };
    expect(orderActions(order(confirmed, closed))).toContain('BUY_ADDONS');
    expect(orderActions(order(unsent, addons))).toContain('CONTINUE');
    expect(orderActions(order(confirmed, { ...closed, conventionOver: true }))).not.toContain('BUY_ADDONS');
    expect(orderActions(order(unsent, { ...addons, conventionOver: true }))).not.toContain('CONTINUE');
  });

  it('how to pay stays in reach while a part of a received payment is open', () => {
    const received = { ...approved, paymentStatus: 'PAYMENT_RECEIVED' } as const;
    expect(orderActions(order(received, { openAmount: 500 }))).toContain('HOW_TO_PAY');
    expect(orderActions(order(received, { openAmount: 0 }))).not.toContain('HOW_TO_PAY');
  });

  it('the registrant cannot cancel once an add-on order was paid', () => {
    const free = { ...approved, net: 0 };
    expect(orderActions(order(free))).toContain('CANCEL');
    expect(orderActions(order(free, { hasPaidAddons: true }))).not.toContain('CANCEL');
  });
});

// SPEC §4 sentence by sentence, over everything that an order can be.
describe('the conditions of My Account', () => {
  const payments: (PaymentStatus | null)[] = [...paymentStatuses, null];
  const yesNo = [true, false];
  const combinations = yesNo.flatMap((one) => yesNo.map((two) => [one, two] as const));
  const all: ActionableOrder[] = [];
  for (const cancelled of yesNo)
    for (const net of [0, 1000])
      for (const registrationStatus of [...registrationStatuses, null] as (RegistrationStatus | null)[])
        for (const paymentStatus of registrationStatus === null || net === 0 ? [null] : payments)
          for (const isAddonOrder of yesNo)
            for (const [registrationOpen, mayChange] of combinations)
              for (const [conventionOver, hasPaidAddons] of combinations)
                for (const [uploadFamilyPicture, hasHotelConfirmation] of combinations)
                  all.push(
                    order(
                      {
                        cancelled,
                        net,
                        registrationStatus,
                        paymentStatus,
                        submitted: registrationStatus !== null,
                      },
                      {
                        isAddonOrder,
                        registrationOpen,
                        mayChange,
                        conventionOver,
                        hasPaidAddons,
                        uploadFamilyPicture,
                        hasHotelConfirmation,
                      },
                    ),
                  );

  const declined = ({ paymentStatus }: ActionableOrder) =>
    paymentStatus === 'PAYMENT_DECLINED' || paymentStatus === 'PAYMENT_REJECTED';
  const isRejected = ({ registrationStatus }: ActionableOrder) => registrationStatus === 'REG_REJECTED';
  const isCancelled = ({ status }: ActionableOrder) => status === 'CANCELLED';

  const goesOn = (it: ActionableOrder) =>
    it.status === 'INCOMPLETE' && (it.isAddonOrder ? !it.conventionOver : it.registrationOpen);

  const conditions: Record<OrderAction, (it: ActionableOrder) => boolean> = {
    CONTINUE: goesOn,
    PAY: (it) =>
      it.paymentStatus === null &&
      ((it.status === 'PAYMENT_NOT_DONE' && it.registrationStatus === 'REG_APPROVED') ||
        (it.isAddonOrder && it.status === 'SUBMITTED' && !isRejected(it))),
    RETRY_PAYMENT: (it) => declined(it) && !isRejected(it) && !isCancelled(it),
    HOW_TO_PAY: (it) =>
      it.paymentStatus === 'PENDING_PAYMENT_APPROVAL' && !isRejected(it) && !isCancelled(it),
    PAY_NOW: (it) => it.status === 'SUBMITTED' && !it.isAddonOrder && !isRejected(it),
    VIEW: (it) => !isCancelled(it) && !goesOn(it),
    CHECK_IN: (it) => it.status === 'CONFIRMED' && it.hasHotelConfirmation && !it.isAddonOrder,
    ARRIVAL_DEPARTURE: (it) => it.status === 'CONFIRMED' && !it.isAddonOrder && !it.conventionOver,
    FAMILY_PICTURE: (it) =>
      it.status === 'CONFIRMED' && it.uploadFamilyPicture && !it.isAddonOrder && !it.conventionOver,
    CHANGE: (it) =>
      it.mayChange && !it.isAddonOrder && it.status !== 'INCOMPLETE' && !isRejected(it) && !isCancelled(it),
    ASK_CHANGE: (it) =>
      !it.mayChange &&
      !it.isAddonOrder &&
      it.status !== 'INCOMPLETE' &&
      !isRejected(it) &&
      !isCancelled(it) &&
      !it.conventionOver,
    BUY_ADDONS: (it) =>
      ['PENDING_FOR_APPROVAL', 'CONFIRMED'].includes(it.status) &&
      !isRejected(it) &&
      !it.isAddonOrder &&
      !it.conventionOver,
    ADDON_RECEIPT: (it) => ['PENDING_FOR_APPROVAL', 'CONFIRMED'].includes(it.status),
    RECEIPT: (it) => !it.isAddonOrder,
    CONSENT_FORM: (it) => !it.isAddonOrder && !isRejected(it),
    // None of these conventions takes requests: see below.
    ASK_CANCEL: () => false,
    CANCEL: (it) => !isCancelled(it) && !isRejected(it) && it.paymentStatus === null && !it.hasPaidAddons,
  };

  it('are tested with several hundred orders', () => {
    expect(all.length).toBeGreaterThan(400);
  });

  it.each(Object.entries(conditions) as [OrderAction, (it: ActionableOrder) => boolean][])(
    '%s',
    (action, expected) => {
      for (const it of all)
        expect({ it, offered: orderActions(it).includes(action) }).toEqual({ it, offered: expected(it) });
    },
  );

  it('a registration that was sent is cancelled by its family or on request, never both, while requests are taken', () => {
    const waysOf = (it: ActionableOrder) =>
      orderActions(it).filter((action) => action === 'CANCEL' || action === 'ASK_CANCEL');
    const isSent = (it: ActionableOrder) => it.status !== 'INCOMPLETE' && !isCancelled(it) && !isRejected(it);
    const taken = all.map((one) => ({ ...one, takesCancelRequests: true }));
    const registrations = taken.filter((it) => isSent(it) && !it.isAddonOrder);
    for (const it of registrations) expect({ it, ways: waysOf(it).length }).toEqual({ it, ways: 1 });
    for (const it of taken.filter((one) => !registrations.includes(one)))
      expect(waysOf(it)).not.toContain('ASK_CANCEL');
    for (const it of taken) expect(orderActions({ ...it, isCancelAsked: true })).not.toContain('ASK_CANCEL');
  });

  it('offer only viewing and receipts for a rejected order', () => {
    for (const it of all.filter((one) => isRejected(one) && !isCancelled(one)))
      for (const action of orderActions(it)) expect(['VIEW', 'RECEIPT', 'ADDON_RECEIPT']).toContain(action);
  });
});
