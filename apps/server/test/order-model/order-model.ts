import type { OrderStatus, PaymentStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';

/** The possible events of an order, by actor. `registration` or `addons` says which of the two orders is meant. */
export type TimelineEventKind =
  | { event: 'initiate' | 'submit' | 'open add-on order' | 'submit add-on order' }
  | { event: 'choose package'; price: 0 | 1000 }
  | { event: 'enter code'; code: CodeOfModel | 'withdrawn' | 'unknown' }
  | { event: 'remove code' }
  | { event: 'choose add-ons'; choice: 'shuttle' | 'boat' | 'request' | 'nothing' }
  | { event: 'report'; on: Target; method: 'CHASE' | 'CHEQUE' }
  | { event: 'receive'; on: Target; amount: number }
  | { event: 'receive and approve'; on: Target; amount: number }
  | { event: 'approve payment'; on: Target; reason: boolean }
  | { event: 'decline payment' | 'reject payment' | 'reverse payment' | 'undo'; on: Target }
  | { event: 'correct payment'; on: Target; amount: number }
  | { event: 'move money'; on: Target; amount: number }
  | { event: 'enter refund'; on: Target; share: 'half' | 'all' }
  | { event: 'decide refund'; on: Target; action: RefundAction }
  | { event: 'adjust'; on: Target; amount: number }
  | { event: 'approve' | 'reject' | 'reopen' | 'cancel' | 'cancel own' | 'reinstate'; on: Target }
  | { event: 'take back'; on: Target; reason: boolean }
  | { event: 'undo decision'; on: Target }
  | AmendmentEvent
  | BoatEvent
  | { event: 'let changes lapse' }
  | { event: 'wait' };
/** What happens to the wait list of the boat, an add-on of which no seat is there in the beginning. */
export interface BoatEvent {
  event: 'wait for boat' | 'leave boat list' | 'add a seat' | 'serve boat list' | 'let boat offers end';
}
/** Changes of a registration that was sent: by staff, or asked for by the family. */
export type AmendmentEvent =
  | { event: 'amend'; to: ModelChange; keptFee: 0 | 30; waive: boolean }
  | { event: 'ask for change'; to: Omit<ModelChange, 'people'> }
  | { event: 'take request'; whole: boolean; waive: boolean }
  | { event: 'decline request' | 'withdraw request' };
/** What is to be different: the package by its price, the number of seats, who attends. Families ask for no people here. */
export interface ModelChange {
  package?: 0 | 1000 | 1300 | undefined;
  seats?: 0 | 1 | 3 | undefined;
  people?: 'one more' | 'one less' | undefined;
}
type RefundAction = 'approve' | 'send' | 'finish' | 'fail' | 'donate' | 'discard';
export type Target = 'registration' | 'addons';
/** Codes of each convention of the model: a hundred dollars off, and everything. */
export type CodeOfModel = 'hundred' | 'everything';

/** The money of one payment: entries of earlier payments of the order are not forgotten. */
export interface ModelPayment {
  state: PaymentStatus;
  method: 'CHASE' | 'CHEQUE';
  /** What came in all, and what of it is held. */
  received: number;
  held: number;
  /** Who reversed it last: a second reversal is a repetition only of the treasurer's own, which has the same reason. */
  reversed: false | 'by treasurer' | 'by reinstatement';
  approvedWithReason: boolean;
  /** What was held at the approval, or at a correction after it. */
  settledAt: number;
  refunds: ModelRefund[];
  /** What a decision within the last minute can be undone to; nothing once something else happened to the payment. */
  before: { state: PaymentStatus; received: number; held: number; net: number | undefined } | null;
}

/** A refund, of half or all of what could be refunded. */
export interface ModelRefund {
  amount: number;
  state: 'DUE' | 'APPROVED' | 'SENT' | 'DONE' | 'FAILED' | 'DONATED' | 'DISCARDED';
}

/** A request of the family to change its registration; only the last one is known. */
interface ModelRequest {
  state: 'open' | 'withdrawn' | 'over';
  to: ModelChange;
}

/** The last amendment of a registration, with what it is taken back to. */
interface LastChange {
  /** How many lines the order had afterwards: another line since, and it cannot be taken back. */
  lines: number;
  before: Pick<ModelOrder, 'net' | 'package' | 'seats' | 'others'>;
  /** The order by which the difference is paid. */
  child: ModelOrder | undefined;
  /** The request that it carried out. */
  took: ModelRequest | undefined;
  /** Whether money left the payment of the registration since. */
  moneyLeft: boolean;
}

/** The facts of an order as DECISIONS §4 defines them, tracked beside the product and never read from it. */
export interface ModelOrder {
  /** Whole dollars; unknown until something is selected. */
  net: number | undefined;
  /** The discount code that was entered; what it gives is taken off the price at submission. */
  code: CodeOfModel | null;
  /** Add-on orders only: a special request without a price. */
  requestsOnly: boolean;
  submitted: boolean;
  cancelled: boolean;
  registration: RegistrationStatus | null;
  /** Rejected only because the registration was rejected. */
  followed: boolean;
  /** The latest payment; the treasurer of this model decides about no other. */
  payment: ModelPayment | null;
  number: boolean;
  /** What the last decision about it can be undone to within its minute, and the facts that it left behind. */
  decided: { what: 'approve' | 'amend' | 'other'; before: Decided[]; factsAfter: string } | null;
  /** What earlier payments of it hold. */
  earlierHeld: number;
  /** True when the cancellation carries a reason; all reasons in this model are alike. */
  cancelledWithReason: boolean;
  /** Cancelled with its registration, not before it. */
  cancelledTogether: boolean;
  /** Registrations only: price of the package, pieces of the add-on, and how many attend besides the registrant. */
  package: number;
  seats: number;
  others: number;
  /** Lines that were appended since submission, of whatever kind. */
  lines: number;
  change: LastChange | undefined;
  request: ModelRequest | undefined;
  /** Add-on orders only: buys a seat of the boat. */
  boat: boolean;
  /** Add-on orders only: asks for the difference of a change. */
  ofChange: boolean;
}

/** What a decision about a registration changes, of one order. */
interface Decided {
  order: ModelOrder;
  registration: RegistrationStatus | null;
  followed: boolean;
  cancelled: boolean;
  cancelledWithReason: boolean;
  cancelledTogether: boolean;
}

/** The state of the model: the active or most recent registration, and its add-on orders. */
export interface OrderModel {
  registration: ModelOrder | undefined;
  addons: ModelOrder[];
  boat: ModelBoat;
}

/** The boat with its wait list; a registration that was cancelled leaves it when it is served. */
interface ModelBoat {
  capacity: number;
  list: { order: ModelOrder; state: 'waiting' | 'passed over' | 'offered' }[];
}

const shuttlePrice = 40;

const newOrder = (): ModelOrder => ({
  net: undefined,
  code: null,
  requestsOnly: false,
  submitted: false,
  cancelled: false,
  registration: null,
  followed: false,
  payment: null,
  number: false,
  decided: null,
  earlierHeld: 0,
  cancelledWithReason: false,
  cancelledTogether: false,
  package: 0,
  seats: 0,
  others: 0,
  lines: 0,
  change: undefined,
  request: undefined,
  boat: false,
  ofChange: false,
});

/** The table of DECISIONS §4, row by row. */
export function statusInModel({
  cancelled,
  submitted,
  net,
  registration,
  ...order
}: ModelOrder): OrderStatus {
  const payment = order.payment?.state ?? null;
  const approved = registration === 'REG_APPROVED';
  if (cancelled) return 'CANCELLED';
  if (!submitted) return 'INCOMPLETE';
  if (net === 0) return approved ? 'CONFIRMED' : 'PENDING_FOR_APPROVAL';
  if (payment === 'PAYMENT_APPROVED' && approved) return 'CONFIRMED';
  if (payment === 'PAYMENT_APPROVED' || payment === 'PAYMENT_RECEIVED') return 'PENDING_FOR_APPROVAL';
  if (payment === 'PENDING_PAYMENT_APPROVAL') return 'PENDING_FOR_APPROVAL';
  if (payment !== null) return 'PAYMENT_NOT_DONE';
  return approved ? 'PAYMENT_NOT_DONE' : 'SUBMITTED';
}

const dead = ({ cancelled, registration }: ModelOrder) => cancelled || registration === 'REG_REJECTED';
const underWay = ({ state }: ModelPayment) =>
  state === 'PENDING_PAYMENT_APPROVAL' || state === 'PAYMENT_RECEIVED';
const takesMoney = (payment: ModelPayment | null) =>
  payment !== null && (underWay(payment) || payment.state === 'PAYMENT_APPROVED');
const isOpen = ({ state }: ModelRefund) => state === 'DUE' || state === 'APPROVED';
const reservedOf = ({ refunds }: ModelPayment) =>
  refunds.filter(isOpen).reduce((sum, { amount }) => sum + amount, 0);
/** What of a payment is not due. */
const excessOf = (order: ModelOrder, payment: ModelPayment) =>
  Math.max(payment.held - (dead(order) || !takesMoney(payment) ? 0 : (order.net ?? 0)), 0);
const newPayment = (method: 'CHASE' | 'CHEQUE', state: PaymentStatus): ModelPayment => ({
  state,
  method,
  received: 0,
  held: 0,
  reversed: false,
  approvedWithReason: false,
  settledAt: 0,
  refunds: [],
  before: null,
});

/** The payment as it is before a decision that can be undone. */
const noteBefore = ({ net }: ModelOrder, payment: ModelPayment) => {
  payment.before = { state: payment.state, received: payment.received, held: payment.held, net };
};

/**
 * Applies an event; returns the expected refusal, or nothing when it must succeed. `skip`: there is nothing to call.
 */
export function applyEvent(model: OrderModel, what: TimelineEventKind): string | undefined {
  if (what.event === 'wait') return wait(model);
  const refusal = refusalOf(model, what);
  for (const order of [model.registration, ...model.addons])
    if (order && statusInModel(order) === 'CONFIRMED') order.number = true;
  return refusal;
}

function refusalOf(
  model: OrderModel,
  what: Exclude<TimelineEventKind, { event: 'wait' }>,
): string | undefined {
  if ('on' in what) return decideOnOrder(model, what);
  switch (what.event) {
    case 'amend':
    case 'ask for change':
    case 'take request':
    case 'decline request':
    case 'withdraw request':
      return onChange(model, what);
    case 'let changes lapse':
      return letChangesLapse(model);
    case 'wait for boat':
    case 'leave boat list':
    case 'add a seat':
    case 'serve boat list':
    case 'let boat offers end':
      return onBoat(model, what);
    default:
      return onFamily(model, what);
  }
}

function onFamily(
  model: OrderModel,
  what: Exclude<
    TimelineEventKind,
    { on: Target } | AmendmentEvent | BoatEvent | { event: 'wait' | 'let changes lapse' }
  >,
): string | undefined {
  const { registration } = model;
  const living = registration && !registration.cancelled ? registration : undefined;
  const addon = model.addons.at(-1);
  const sold = living && mayBuyInModel(living);
  switch (what.event) {
    case 'initiate':
      if (!living) Object.assign(model, { registration: newOrder(), addons: [] });
      return undefined;
    case 'choose package':
      if (!living) return 'ORDER_NOT_FOUND';
      if (living.submitted) return 'ORDER_LOCKED';
      Object.assign(living, { net: what.price, package: what.price });
      return undefined;
    case 'enter code':
      if (!registration) return 'skip';
      if (registration.cancelled || registration.submitted) return 'ORDER_LOCKED';
      if (what.code === 'withdrawn' || what.code === 'unknown') return 'DISCOUNT_CODE_UNKNOWN';
      if (!registration.net) return 'DISCOUNT_CODE_NOT_FOR_THIS';
      registration.code = what.code;
      return undefined;
    case 'remove code':
      if (!registration) return 'skip';
      if (registration.cancelled || registration.submitted) return 'ORDER_LOCKED';
      registration.code = null;
      return undefined;
    case 'submit':
      if (!living) return 'ORDER_NOT_FOUND';
      if (living.submitted) return undefined;
      if (living.net === undefined) return 'PACKAGE_REQUIRED';
      // A code that gives nothing is not dropped silently: the family decides.
      if (living.code !== null && living.net === 0) return 'DISCOUNT_CODE_NOT_FOR_THIS';
      if (living.code !== null) living.net = living.code === 'everything' ? 0 : living.net - 100;
      Object.assign(living, { submitted: true, registration: 'PENDING_REG_APPROVAL' });
      return undefined;
    case 'open add-on order':
      if (!living) return 'ORDER_NOT_FOUND';
      if (!sold) return 'ADDONS_NOT_POSSIBLE';
      if (!addon || addon.cancelled || addon.submitted) model.addons.push(newOrder());
      return undefined;
    case 'choose add-ons':
      if (!addon) return 'skip';
      if (addon.cancelled || addon.submitted) return 'ORDER_LOCKED';
      addon.net = what.choice === 'shuttle' || what.choice === 'boat' ? shuttlePrice : 0;
      addon.boat = what.choice === 'boat';
      addon.requestsOnly = what.choice === 'request';
      return undefined;
    case 'submit add-on order':
      if (!addon) return 'skip';
      if (addon.cancelled) return 'ORDER_LOCKED';
      if (addon.submitted) return undefined;
      if (!sold) return 'ADDONS_NOT_POSSIBLE';
      if (!addon.net && !addon.requestsOnly) return 'ADDON_REQUIRED';
      if (addon.boat && !takeSeat(model, living)) return 'SOLD_OUT';
      addon.submitted = true;
      addon.registration = addon.net ? (living?.registration ?? null) : 'PENDING_REG_APPROVAL';
      return undefined;
  }
}

function mayBuyInModel(registration: ModelOrder): boolean {
  return !dead(registration) && ['PENDING_FOR_APPROVAL', 'CONFIRMED'].includes(statusInModel(registration));
}

/** Seats of the boat that are neither taken nor held. */
function seatsLeft({ addons, boat: { capacity, list } }: OrderModel): number {
  const taken = addons.filter((order) => order.boat && order.submitted && !dead(order)).length;
  return capacity - taken - list.filter(({ state }) => state === 'offered').length;
}

/** Whether a registration gets a seat: the one that it was offered, or a free one that nobody waits for. */
function takeSeat(model: OrderModel, registration: ModelOrder): boolean {
  const { boat } = model;
  const offered = boat.list.find(({ order, state }) => order === registration && state === 'offered');
  if (offered) boat.list.splice(boat.list.indexOf(offered), 1);
  else if (seatsLeft(model) <= 0 || boat.list.some(({ state }) => state === 'waiting')) return false;
  return true;
}

/** The wait list of the boat. */
function onBoat(model: OrderModel, { event }: BoatEvent): string | undefined {
  const { registration, boat } = model;
  const living = registration && !registration.cancelled ? registration : undefined;
  const own = boat.list.find(({ order }) => order === living);
  switch (event) {
    case 'wait for boat':
      if (!living) return 'ORDER_NOT_FOUND';
      if (!mayBuyInModel(living)) return 'ADDONS_NOT_POSSIBLE';
      if (own) return own.state === 'offered' ? no : undefined;
      if (seatsLeft(model) > 0 && boat.list.every(({ state }) => state !== 'waiting')) return 'PLACES_LEFT';
      boat.list.push({ order: living, state: 'waiting' });
      return undefined;
    case 'leave boat list':
      if (!living) return 'ORDER_NOT_FOUND';
      if (own) boat.list.splice(boat.list.indexOf(own), 1);
      return undefined;
    case 'add a seat':
      boat.capacity += 1;
      return undefined;
    case 'let boat offers end':
      boat.list = boat.list.filter(({ order, state }) => order.cancelled || state !== 'offered');
      return serveBoat(model);
    case 'serve boat list':
      return serveBoat(model);
  }
}

/** One seat for each in turn who may buy one; nobody is looked at again while there is none. */
function serveBoat(model: OrderModel): undefined {
  const { boat } = model;
  boat.list = boat.list.filter(({ order }) => !order.cancelled);
  const queue = boat.list.filter(({ state }) => state !== 'offered');
  if (seatsLeft(model) <= 0 && queue.every(({ state }) => state === 'waiting')) return;
  for (const entry of queue) {
    const isNext = mayBuyInModel(entry.order) && seatsLeft(model) > 0;
    if (isNext) entry.state = 'offered';
    else entry.state = mayBuyInModel(entry.order) ? 'waiting' : 'passed over';
  }
}

const no = 'TRANSITION_NOT_POSSIBLE';

/** What staff change in a registration, and what its family asks for. */
function onChange(model: OrderModel, what: AmendmentEvent): string | undefined {
  const { registration: order } = model;
  if (!order) return 'skip';
  const { request } = order;
  const isOpen = request?.state === 'open';
  if (what.event === 'withdraw request') {
    if (request?.state === 'withdrawn') return undefined;
    if (!isOpen) return 'CHANGE_REQUEST_DECIDED';
    request.state = 'withdrawn';
    return undefined;
  }
  if (what.event === 'decline request') {
    if (!isOpen) return 'CHANGE_REQUEST_DECIDED';
    request.state = 'over';
    return undefined;
  }
  if (!order.submitted || dead(order)) return no;
  switch (what.event) {
    case 'amend':
      return amend(model, order, what);
    case 'ask for change': {
      const planned = planChange(order, what.to, { keptFee: 0, waive: false });
      if (typeof planned === 'string') return planned;
      if (isOpen) return 'CHANGE_ALREADY_REQUESTED';
      order.request = { state: 'open', to: what.to };
      return undefined;
    }
    case 'take request': {
      if (!isOpen) return 'CHANGE_REQUEST_DECIDED';
      const to = what.whole ? request.to : { package: request.to.package };
      const refusal = amend(model, order, { to, keptFee: 0, waive: what.waive });
      if (refusal === undefined && order.change) {
        request.state = 'over';
        order.change.took = request;
      }
      return refusal;
    }
  }
}

type Settled = Pick<Extract<AmendmentEvent, { event: 'amend' }>, 'keptFee' | 'waive'>;

/** What a change comes to, whole dollars, or why it is refused. */
function planChange(
  order: ModelOrder,
  to: ModelChange,
  { keptFee, waive }: Settled,
): { difference: number; hasLines: boolean; others: number } | string {
  const packageChange = (to.package ?? order.package) - order.package;
  const seatsChange = (to.seats ?? order.seats) - order.seats;
  const change = packageChange + seatsChange * shuttlePrice;
  if (keptFee > 0 && keptFee > -change) return 'KEPT_FEE_TOO_HIGH';
  const difference = change + keptFee - (waive ? Math.max(0, change) : 0);
  if ((order.net ?? 0) + difference < 0) return 'ADJUSTMENT_BELOW_ZERO';
  const hasLines = packageChange !== 0 || seatsChange !== 0;
  const others = othersAfter(order, to);
  if (!hasLines && others === order.others) return 'AMENDMENT_CHANGES_NOTHING';
  return { difference, hasLines, others };
}

/** Who attends besides the registrant; nobody can be taken out where there is none. */
const othersAfter = ({ others }: ModelOrder, { people }: ModelChange) =>
  Math.max(0, others + { 'one more': 1, 'one less': -1, nobody: 0 }[people ?? 'nobody']);

function amend(
  model: OrderModel,
  order: ModelOrder,
  { to, ...settled }: Settled & { to: ModelChange },
): string | undefined {
  const planned = planChange(order, to, settled);
  if (typeof planned === 'string') return planned;
  const isSettled = order.payment?.state === 'PAYMENT_APPROVED' || statusInModel(order) === 'CONFIRMED';
  const carriedOver = isSettled ? Math.max(0, planned.difference) : 0;
  const child =
    carriedOver > 0
      ? {
          ...newOrder(),
          net: carriedOver,
          submitted: true,
          registration: order.registration,
          ofChange: true,
        }
      : undefined;
  if (child) model.addons.push(child);
  const { net, package: packageBefore, seats, others } = order;
  order.lines += planned.hasLines ? 1 : 0;
  const before = { net, package: packageBefore, seats, others };
  Object.assign(order, {
    net: (net ?? 0) + planned.difference - carriedOver,
    package: to.package ?? packageBefore,
    seats: to.seats ?? seats,
    others: planned.others,
    change: { lines: order.lines, before, child, took: undefined, moneyLeft: false },
  });
  order.decided = { what: 'amend', before: [], factsAfter: factsInText(familyOf(model, 'registration')) };
  return undefined;
}

/** Whether the last change can be taken back: no line since, and what it gave back is still there. */
function mayTakeChangeBack({ change, lines, net, payment }: ModelOrder): boolean {
  if (!change || change.lines !== lines) return false;
  const isRaised = (change.before.net ?? 0) > (net ?? 0);
  return !(payment?.state === 'PAYMENT_APPROVED' && isRaised && change.moneyLeft);
}

function takeChangeBack(order: ModelOrder, { isTold }: { isTold: boolean }): void {
  const { change, request } = order;
  if (!change) throw new Error('There is no change to take back');
  if (change.child && !change.child.cancelled) Object.assign(change.child, { cancelled: true, net: 0 });
  // What the family asked for since stays open instead.
  if (!isTold && change.took && request?.state !== 'open') change.took.state = 'open';
  const { before, lines } = change;
  const next = { lines: lines + 1, before, child: undefined, took: undefined, moneyLeft: false };
  Object.assign(order, before, { lines: lines + 1, change: next });
}

/** Eleven days pass for the changes of the registration; whose own order nobody has reported as paid is taken back. */
function letChangesLapse({ registration: order }: OrderModel): string | undefined {
  const child = order?.change?.child;
  if (!order || !child) return undefined;
  const isOwed = !child.cancelled && child.registration === 'REG_APPROVED' && (child.net ?? 0) > 0;
  const isUnpaid = child.payment === null || child.payment.state === 'PAYMENT_DECLINED';
  const held = child.earlierHeld + (child.payment?.held ?? 0);
  if (isOwed && isUnpaid && held === 0 && mayTakeChangeBack(order)) takeChangeBack(order, { isTold: true });
  return undefined;
}

/** A minute passes: nothing that was decided before can be undone. */
function wait(model: OrderModel): undefined {
  for (const order of [model.registration, ...model.addons]) {
    if (!order) continue;
    order.decided = null;
    if (order.payment) order.payment.before = null;
  }
  return undefined;
}

/** The submitted orders that a decision about an order extends to, or depends on. */
function familyOf(model: OrderModel, on: Target): ModelOrder[] {
  const { registration, addons } = model;
  const order = on === 'addons' ? addons.at(-1) : registration;
  if (!order) return [];
  if (on === 'addons') return registration ? [order, registration] : [order];
  return [order, ...addons.filter(({ submitted }) => submitted)];
}

const factsInText = (orders: readonly ModelOrder[]) =>
  JSON.stringify(
    orders.map(({ cancelled, registration, payment, net }) => [
      cancelled,
      registration,
      payment?.state ?? null,
      net ?? 0,
    ]),
  );

/** Events of one order; a decision of the registrar's is noted with what it can be undone to. */
function decideOnOrder(model: OrderModel, what: Extract<TimelineEventKind, { on: Target }>) {
  const { registration } = model;
  const held = registration?.payment?.held ?? 0;
  const refusal = noteDecision(model, what);
  if (registration?.change && (registration.payment?.held ?? 0) < held) registration.change.moneyLeft = true;
  return refusal;
}

function noteDecision(model: OrderModel, what: Extract<TimelineEventKind, { on: Target }>) {
  const order = what.on === 'addons' ? model.addons.at(-1) : model.registration;
  const family = familyOf(model, what.on);
  const facts = factsInText(family);
  const before = family.map((one) => ({
    order: one,
    registration: one.registration,
    followed: one.followed,
    cancelled: one.cancelled,
    cancelledWithReason: one.cancelledWithReason,
    cancelledTogether: one.cancelledTogether,
  }));
  const wasNoted = order?.decided;
  const refusal = onOrder(model, what);
  const isDecision = ['approve', 'reject', 'reopen', 'take back', 'reinstate'].includes(what.event);
  const isUndone = wasNoted !== undefined && wasNoted !== null && order?.decided === null;
  if (order && refusal === undefined && isDecision && !isUndone && factsInText(family) !== facts)
    order.decided = {
      what: what.event === 'approve' ? 'approve' : 'other',
      before,
      factsAfter: factsInText(family),
    };
  return refusal;
}

/** Returns the orders that a decision changed to what they were. */
function undoDecision(order: ModelOrder): void {
  if (order.decided?.what === 'amend') takeChangeBack(order, { isTold: false });
  for (const { order: one, ...was } of order.decided?.before ?? []) Object.assign(one, was);
  order.decided = null;
}

function onOrder(model: OrderModel, what: Extract<TimelineEventKind, { on: Target }>): string | undefined {
  const order = what.on === 'addons' ? model.addons.at(-1) : model.registration;
  if (!order) return 'skip';
  const children = what.on === 'registration' ? model.addons.filter(({ cancelled }) => !cancelled) : [];
  const parent = what.on === 'addons' ? model.registration : undefined;
  const { payment } = order;
  switch (what.event) {
    case 'adjust': {
      if (dead(order) || !order.submitted) return no;
      const net = (order.net ?? 0) + what.amount;
      if (net < 0) return 'ADJUSTMENT_BELOW_ZERO';
      if (what.amount > 0 && order.payment?.state === 'PAYMENT_APPROVED' && net > order.payment.held)
        return 'ADJUSTMENT_ABOVE_RECEIVED';
      if (parent && !order.net && net > 0) order.registration = parent.registration;
      order.net = net;
      order.lines += 1;
      return undefined;
    }
    case 'report':
      if (payment?.state === 'PENDING_PAYMENT_APPROVAL' && payment.method === what.method) return undefined;
      if (dead(order) || !order.submitted || order.net === 0) return 'PAYMENT_NOT_POSSIBLE';
      if (takesMoney(payment)) return 'PAYMENT_NOT_POSSIBLE';
      order.earlierHeld += payment?.held ?? 0;
      order.payment = newPayment(what.method, 'PENDING_PAYMENT_APPROVAL');
      return undefined;
    case 'approve':
      if (!order.cancelled && order.registration === 'REG_APPROVED') return undefined;
      if (order.cancelled || order.registration !== 'PENDING_REG_APPROVAL') return no;
      if (parent && parent.registration !== 'REG_APPROVED') return no;
      order.registration = 'REG_APPROVED';
      for (const child of children)
        if (child.net && child.registration === 'PENDING_REG_APPROVAL') child.registration = 'REG_APPROVED';
      return undefined;
    case 'reject':
      if (!order.cancelled && order.registration === 'REG_REJECTED')
        return order.followed ? 'CONFLICT' : undefined;
      if (order.cancelled || order.registration !== 'PENDING_REG_APPROVAL') return no;
      if (parent && order.net) return no;
      order.registration = 'REG_REJECTED';
      for (const child of children)
        if (child.submitted && child.registration !== 'REG_REJECTED')
          Object.assign(child, { registration: 'REG_REJECTED', followed: true });
      return undefined;
    case 'reopen':
      if (!order.cancelled && order.registration === 'PENDING_REG_APPROVAL') return undefined;
      if (order.cancelled || order.registration !== 'REG_REJECTED') return no;
      if (parent?.registration === 'REG_REJECTED') return no;
      Object.assign(order, { registration: 'PENDING_REG_APPROVAL', followed: false });
      for (const child of children)
        if (child.followed) Object.assign(child, { registration: 'PENDING_REG_APPROVAL', followed: false });
      return undefined;
    case 'take back': {
      if (order.cancelled) return no;
      if (order.registration === 'PENDING_REG_APPROVAL') return undefined;
      if (order.registration !== 'REG_APPROVED' || (parent && order.net)) return no;
      const addons = what.on === 'registration' ? model.addons : [];
      if ([order, ...addons].some((one) => one.earlierHeld + (one.payment?.held ?? 0) > 0)) return no;
      const isStill = order.decided?.factsAfter === factsInText(familyOf(model, what.on));
      if (order.decided?.what === 'approve' && isStill) {
        undoDecision(order);
        return undefined;
      }
      if (!what.reason) return 'FAMILY_TOLD';
      order.registration = 'PENDING_REG_APPROVAL';
      for (const child of children)
        if (child.registration === 'REG_APPROVED') child.registration = 'PENDING_REG_APPROVAL';
      return undefined;
    }
    case 'undo decision':
      if (!order.decided || order.cancelled) return 'skip';
      if (order.decided.factsAfter !== factsInText(familyOf(model, what.on))) return 'CONFLICT';
      if (order.decided.what === 'amend' && !mayTakeChangeBack(order)) return 'CONFLICT';
      undoDecision(order);
      // An add-on order that was begun since goes with a registration that is cancelled again.
      if (order.cancelled) {
        const { cancelledWithReason } = order;
        for (const child of children)
          Object.assign(child, { cancelled: true, cancelledWithReason, cancelledTogether: true });
      }
      return undefined;
    case 'cancel own':
      if (order.cancelled) return undefined;
      if (dead(order) || [order, ...children].some((one) => one.payment !== null)) return no;
      if (order.ofChange && parent) {
        // Who does not pay for a change does without it.
        if (parent.change?.child !== order || !mayTakeChangeBack(parent)) return no;
        takeChangeBack(parent, { isTold: true });
        return undefined;
      }
      for (const one of [order, ...children])
        Object.assign(one, { cancelled: true, cancelledTogether: one !== order });
      return undefined;
    case 'cancel':
      if (order.cancelled) return order.cancelledWithReason ? undefined : 'CONFLICT';
      for (const one of [order, ...children])
        Object.assign(one, {
          cancelled: true,
          cancelledWithReason: true,
          cancelledTogether: one !== order,
        });
      return undefined;
    case 'reinstate':
      if (!order.cancelled) return undefined;
      if (!order.submitted || parent) return no;
      for (const one of [order, ...model.addons.filter(({ cancelledTogether }) => cancelledTogether)])
        reinstateInModel(one);
      return undefined;
    default:
      if (payment === null) return 'skip';
      return what.event === 'move money'
        ? moveMoney(model, order, payment, what)
        : onPayment(order, payment, what);
  }
}

function reinstateInModel(order: ModelOrder): void {
  const isAddon = order.cancelledTogether;
  const isRejected = order.registration === 'REG_REJECTED';
  if (!order.submitted || (isAddon && isRejected && !order.followed)) return;
  if (isRejected) Object.assign(order, { registration: 'PENDING_REG_APPROVAL', followed: false });
  Object.assign(order, { cancelled: false, cancelledWithReason: false, cancelledTogether: false });
  const { payment, net } = order;
  if (!payment || !(payment.state === 'PAYMENT_APPROVED' || payment.state === 'PAYMENT_RECEIVED')) return;
  if (payment.held === 0 && net)
    Object.assign(payment, { state: 'PAYMENT_DECLINED', reversed: 'by reinstatement', before: null });
  else if (payment.state === 'PAYMENT_APPROVED' && payment.held < Math.min(net ?? 0, payment.settledAt))
    Object.assign(payment, { state: 'PAYMENT_RECEIVED', before: null });
}

type OfPayment = Extract<
  TimelineEventKind,
  {
    event:
      | 'receive'
      | 'receive and approve'
      | 'approve payment'
      | 'decline payment'
      | 'reject payment'
      | 'reverse payment'
      | 'correct payment'
      | 'undo'
      | 'enter refund'
      | 'decide refund';
  }
>;

function onPayment(order: ModelOrder, payment: ModelPayment, what: OfPayment): string | undefined {
  switch (what.event) {
    case 'receive':
      if (!underWay(payment)) return no;
      noteBefore(order, payment);
      payment.state = 'PAYMENT_RECEIVED';
      payment.received += what.amount;
      payment.held += what.amount;
      return undefined;
    case 'receive and approve':
      if (!underWay(payment) || dead(order) || payment.held >= (order.net ?? 0)) return no;
      if (payment.held + what.amount < (order.net ?? 0)) return 'NOT_COVERED';
      noteBefore(order, payment);
      payment.received += what.amount;
      payment.held += what.amount;
      Object.assign(payment, {
        state: 'PAYMENT_APPROVED',
        approvedWithReason: false,
        settledAt: payment.held,
      });
      return undefined;
    case 'approve payment':
      if (payment.state === 'PAYMENT_APPROVED')
        return what.reason && !payment.approvedWithReason ? 'CONFLICT' : undefined;
      if (!underWay(payment) || dead(order)) return no;
      if (payment.held < (order.net ?? 0) && !what.reason) return 'REASON_REQUIRED';
      noteBefore(order, payment);
      Object.assign(payment, {
        state: 'PAYMENT_APPROVED',
        approvedWithReason: what.reason,
        settledAt: payment.held,
      });
      return undefined;
    case 'decline payment':
    case 'reject payment': {
      const to = what.event === 'decline payment' ? 'PAYMENT_DECLINED' : 'PAYMENT_REJECTED';
      if (payment.state === to && !payment.reversed) return undefined;
      if (!underWay(payment) || payment.held > 0 || dead(order)) return no;
      noteBefore(order, payment);
      payment.state = to;
      return undefined;
    }
    case 'reverse payment':
      if (reservedOf(payment) > 0) return 'REFUND_OPEN';
      if (payment.held === 0 && payment.state !== 'PAYMENT_APPROVED') {
        if (payment.reversed === 'by reinstatement') return 'CONFLICT';
        return payment.reversed ? undefined : no;
      }
      payment.received -= payment.held;
      Object.assign(payment, { state: 'PAYMENT_DECLINED', reversed: 'by treasurer', held: 0, before: null });
      return undefined;
    case 'correct payment': {
      if (payment.held === 0) return no;
      if (payment.received === what.amount) return undefined;
      const held = payment.held + what.amount - payment.received;
      const least = Math.max(reservedOf(payment), payment.state === 'PAYMENT_APPROVED' ? 1 : 0);
      if (held < least) return 'CORRECTION_TOO_LOW';
      Object.assign(payment, { received: what.amount, held, settledAt: held, before: null });
      return undefined;
    }
    case 'undo': {
      const { before } = payment;
      if (!before) return 'skip';
      // A payment that takes money follows the price of its order; a declined one does not.
      if (!takesMoney(payment) && order.net !== before.net) return 'CONFLICT';
      if (reservedOf(payment) > 0) return 'REFUND_OPEN';
      const { state, received, held } = before;
      Object.assign(payment, { state, received, held, before: null });
      return undefined;
    }
    case 'enter refund': {
      const free = excessOf(order, payment) - reservedOf(payment);
      if (free <= 0) return no;
      payment.refunds.push({ amount: what.share === 'all' ? free : Math.ceil(free / 2), state: 'DUE' });
      return undefined;
    }
    case 'decide refund':
      return onRefund(order, payment, what.action);
  }
}

/** Decides the latest refund of the payment. */
function onRefund(order: ModelOrder, payment: ModelPayment, action: RefundAction): string | undefined {
  const refund = payment.refunds.at(-1);
  if (!refund) return 'skip';
  const after = {
    approve: 'APPROVED',
    send: 'SENT',
    finish: 'DONE',
    fail: 'FAILED',
    donate: 'DONATED',
    discard: 'DISCARDED',
  } as const;
  const from: Record<RefundAction, ModelRefund['state'][]> = {
    approve: ['DUE'],
    send: ['APPROVED'],
    finish: ['SENT'],
    fail: ['SENT'],
    donate: ['DUE', 'APPROVED'],
    discard: ['DUE', 'APPROVED'],
  };
  const needsCover = action === 'approve' || action === 'send' || action === 'donate';
  if (refund.state === after[action]) return undefined;
  if (!from[action].includes(refund.state)) return no;
  if (needsCover && refund.amount > excessOf(order, payment)) return no;
  refund.state = after[action];
  if (action === 'send' || action === 'donate') payment.held -= refund.amount;
  if (action === 'fail') payment.held += refund.amount;
  if (action === 'send' || action === 'donate' || action === 'fail') payment.before = null;
  return undefined;
}

/** Moves money from one of the family's two orders to the other. */
function moveMoney(
  model: OrderModel,
  order: ModelOrder,
  payment: ModelPayment,
  { on, amount }: { on: Target; amount: number },
): string | undefined {
  const to = on === 'addons' ? model.registration : model.addons.at(-1);
  if (!to) return 'skip';
  const isSettled = payment.state === 'PAYMENT_APPROVED' && !dead(order);
  const movable = (isSettled ? excessOf(order, payment) : payment.held) - reservedOf(payment);
  if (movable <= 0) return no;
  if (amount > movable) return 'MORE_THAN_HELD';
  if (dead(to) || !to.submitted || !to.net) return 'MOVE_NOT_POSSIBLE';
  if (!to.payment || !takesMoney(to.payment)) {
    to.earlierHeld += to.payment?.held ?? 0;
    to.payment = newPayment(payment.method, 'PAYMENT_RECEIVED');
  }
  if (to.payment.state === 'PENDING_PAYMENT_APPROVAL') to.payment.state = 'PAYMENT_RECEIVED';
  for (const [one, sign] of [
    [payment, -1],
    [to.payment, 1],
  ] as const)
    Object.assign(one, {
      received: one.received + sign * amount,
      held: one.held + sign * amount,
      before: null,
    });
  return undefined;
}
