import { mayBuyAddons } from './addon-orders/addon-order-rules.ts';
import { mayAskToCancel, mayCancelItself } from './cancel/cancel-request.ts';
import type { OrderStatus, PaymentStatus, RegistrationStatus } from './order-status.ts';

/** What My Account offers for an order, the most urgent first (SPEC §4 "My Account actions"). */
export const orderActionKinds = [
  'CONTINUE',
  'PAY',
  'RETRY_PAYMENT',
  'HOW_TO_PAY',
  'PAY_NOW',
  'VIEW',
  'CHECK_IN',
  'ARRIVAL_DEPARTURE',
  'BUY_ADDONS',
  'RECEIPT',
  'ADDON_RECEIPT',
  'CONSENT_FORM',
  'FAMILY_PICTURE',
  'CHANGE',
  'ASK_CHANGE',
  'CANCEL',
  'ASK_CANCEL',
] as const;
export type OrderAction = (typeof orderActionKinds)[number];

/** The labels of the actions (SPEC §4). */
export const orderActionNames: Record<OrderAction, string> = {
  CONTINUE: 'Continue',
  PAY: 'Complete The Registration With Payment',
  RETRY_PAYMENT: 'Retry Payment',
  HOW_TO_PAY: 'How to pay',
  PAY_NOW: 'Pay now',
  VIEW: 'View registration',
  CHECK_IN: 'Check In',
  ARRIVAL_DEPARTURE: 'Arrival & Departure',
  BUY_ADDONS: 'Buy Addons',
  RECEIPT: 'Registration Receipt',
  ADDON_RECEIPT: 'Addon Receipt',
  CONSENT_FORM: 'Custodian Consent Form',
  FAMILY_PICTURE: 'Family Picture',
  CHANGE: 'Change registration',
  ASK_CHANGE: 'Ask for a change',
  CANCEL: 'Cancel registration',
  ASK_CANCEL: 'Ask to cancel',
};

/** The facts of an order that determine its actions. */
export interface ActionableOrder {
  status: OrderStatus;
  registrationStatus: RegistrationStatus | null;
  paymentStatus: PaymentStatus | null;
  /** True for an order that buys add-ons for a registration. */
  isAddonOrder: boolean;
  /** Whether registration is open; an unsubmitted order cannot be continued after that. */
  registrationOpen: boolean;
  /** Whether the convention is over; until then add-ons are sold, also after the deadline, travel is planned and pictures are collected. */
  conventionOver: boolean;
  /** Whether the convention still lets families change something of a registration that was sent. */
  mayChange: boolean;
  /** Whether a payment was reported for an add-on order of this registration. */
  hasPaidAddons: boolean;
  /** Whether the convention collects family pictures. */
  uploadFamilyPicture: boolean;
  /** Still to be paid, whole dollars: the `open` of its balance. */
  openAmount: number;
  /** Whether the convention takes requests to cancel today. */
  takesCancelRequests: boolean;
  /** Whether the family has asked to cancel and nobody has answered. */
  isCancelAsked: boolean;
  /** Whether the hospitality team has entered the number under which the hotel knows the family. */
  hasHotelConfirmation: boolean;
}

/**
 * What the family may do with an order, the most urgent first. This is the only place that knows the conditions (SPEC
 * §4): receipt and consent form are always there; a cancelled order cannot be opened; a rejected one offers only
 * viewing and its receipts (DECISIONS §4). Actions about the stay belong to the registration, never to an add-on order.
 */
export function orderActions(order: ActionableOrder): OrderAction[] {
  return orderActionKinds.filter((action) => isOffered[action](order));
}

const isOffered: Record<OrderAction, (order: ActionableOrder) => boolean> = {
  CONTINUE: ({ status, isAddonOrder, registrationOpen, conventionOver }) =>
    status === 'INCOMPLETE' && (isAddonOrder ? !conventionOver : registrationOpen),
  PAY: (order) => !isOver(order) && (awaitsPayment(order) || isUnpaidAddonOrder(order)),
  RETRY_PAYMENT: (order) => !isOver(order) && wasDeclined(order),
  HOW_TO_PAY: (order) => !isOver(order) && isReported(order) && order.openAmount > 0,
  // A registration can be paid before the registrar has decided (DECISIONS §4).
  PAY_NOW: (order) => order.status === 'SUBMITTED' && !order.isAddonOrder && !isOver(order),
  // An order that can be continued is opened by continuing it.
  VIEW: (order) => order.status !== 'CANCELLED' && !isOffered.CONTINUE(order),
  CHECK_IN: (order) => isConfirmedRegistration(order) && order.hasHotelConfirmation,
  ARRIVAL_DEPARTURE: (order) => isConfirmedRegistration(order) && !order.conventionOver,
  BUY_ADDONS: (order) => !order.isAddonOrder && mayBuyAddons(order) && !order.conventionOver,
  RECEIPT: ({ isAddonOrder }) => !isAddonOrder,
  ADDON_RECEIPT: ({ status }) => status === 'PENDING_FOR_APPROVAL' || status === 'CONFIRMED',
  CONSENT_FORM: (order) => !order.isAddonOrder && order.registrationStatus !== 'REG_REJECTED',
  FAMILY_PICTURE: (order) =>
    isConfirmedRegistration(order) && order.uploadFamilyPicture && !order.conventionOver,
  // Before that the family changes it in the steps of registering.
  CHANGE: (order) => order.mayChange && isSentRegistration(order),
  // In its own words, where its own screen does not offer it.
  ASK_CHANGE: (order) => !order.mayChange && isSentRegistration(order) && !order.conventionOver,
  CANCEL: mayCancelItself,
  // Once money is under way, staff decide.
  ASK_CANCEL: (order) => mayAskToCancel(order) && order.takesCancelRequests && !order.isCancelAsked,
};

function isSentRegistration(order: ActionableOrder): boolean {
  return !order.isAddonOrder && order.status !== 'INCOMPLETE' && !isOver(order);
}

function isOver({ status, registrationStatus }: ActionableOrder): boolean {
  return status === 'CANCELLED' || registrationStatus === 'REG_REJECTED';
}

/** Approved, and not one payment was tried (SPEC §4 "Complete The Registration With Payment"). */
function awaitsPayment({ status, registrationStatus, paymentStatus }: ActionableOrder): boolean {
  return status === 'PAYMENT_NOT_DONE' && registrationStatus === 'REG_APPROVED' && paymentStatus === null;
}

/**
 * An add-on order with a price needs only its payment, whatever happens to its registration meanwhile (DECISIONS §4).
 */
function isUnpaidAddonOrder({ isAddonOrder, status }: ActionableOrder): boolean {
  return isAddonOrder && status === 'SUBMITTED';
}

function wasDeclined({ paymentStatus }: ActionableOrder): boolean {
  return paymentStatus === 'PAYMENT_DECLINED' || paymentStatus === 'PAYMENT_REJECTED';
}

/** Reported, or received in part: what the family needs to send the money stays in reach. */
function isReported({ paymentStatus }: ActionableOrder): boolean {
  return paymentStatus === 'PENDING_PAYMENT_APPROVAL' || paymentStatus === 'PAYMENT_RECEIVED';
}

function isConfirmedRegistration({ status, isAddonOrder }: ActionableOrder): boolean {
  return status === 'CONFIRMED' && !isAddonOrder;
}
