import type { OrderStatus, PaymentStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';

/** The possible events of an order, by actor. `registration` or `addons` says which of the two orders is meant. */
export type TimelineEventKind =
  | { event: 'initiate' | 'submit' | 'open add-on order' | 'submit add-on order' }
  | { event: 'choose package'; price: 0 | 1000 }
  | { event: 'choose add-ons'; choice: 'shuttle' | 'request' | 'nothing' }
  | { event: 'report'; on: Target; method: 'CHASE' | 'CHEQUE' }
  | { event: 'receive'; on: Target; amount: number }
  | { event: 'approve payment'; on: Target; reason: boolean }
  | { event: 'decline payment' | 'reject payment' | 'reverse payment'; on: Target }
  | { event: 'correct payment'; on: Target; amount: number }
  | { event: 'approve' | 'reject' | 'reopen' | 'cancel' | 'cancel own'; on: Target };
export type Target = 'registration' | 'addons';

/** The facts of an order as DECISIONS §4 defines them, tracked beside the product and never read from it. */
export interface ModelOrder {
  /** Whole dollars; unknown until something is selected. */
  net: number | undefined;
  /** Add-on orders only: a special request without a price. */
  request: boolean;
  submitted: boolean;
  cancelled: boolean;
  registration: RegistrationStatus | null;
  /** Rejected only because the registration was rejected. */
  followed: boolean;
  payment: PaymentStatus | null;
  method: 'CHASE' | 'CHEQUE' | undefined;
  /** What is held of the latest payment; earlier ones hold nothing any more. */
  held: number;
  /** True when PAYMENT_DECLINED was reached by reversing. */
  reversed: boolean;
  number: boolean;
  /** True when the payment approval, and the cancellation, carry a reason; all reasons in this model are alike. */
  approvedWithReason: boolean;
  cancelledWithReason: boolean;
}

/** The state of the model: the active or most recent registration, and its add-on orders. */
export interface OrderModel {
  registration: ModelOrder | undefined;
  addons: ModelOrder[];
}

const shuttlePrice = 40;

const newOrder = (): ModelOrder => ({
  net: undefined,
  request: false,
  submitted: false,
  cancelled: false,
  registration: null,
  followed: false,
  payment: null,
  method: undefined,
  held: 0,
  reversed: false,
  number: false,
  approvedWithReason: false,
  cancelledWithReason: false,
});

/** The table of DECISIONS §4, row by row. */
export function statusInModel({ cancelled, submitted, net, registration, payment }: ModelOrder): OrderStatus {
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
const underWay = ({ payment }: ModelOrder) =>
  payment === 'PENDING_PAYMENT_APPROVAL' || payment === 'PAYMENT_RECEIVED';

/**
 * Applies an event; returns the expected refusal, or nothing when it must succeed. `skip`: there is nothing to call.
 */
export function applyEvent(model: OrderModel, what: TimelineEventKind): string | undefined {
  const refusal = 'on' in what ? onOrder(model, what) : onFamily(model, what);
  for (const order of [model.registration, ...model.addons])
    if (order && statusInModel(order) === 'CONFIRMED') order.number = true;
  return refusal;
}

function onFamily(model: OrderModel, what: Exclude<TimelineEventKind, { on: Target }>): string | undefined {
  const { registration } = model;
  const living = registration && !registration.cancelled ? registration : undefined;
  const addon = model.addons.at(-1);
  const sold =
    living &&
    living.registration !== 'REG_REJECTED' &&
    ['PENDING_FOR_APPROVAL', 'CONFIRMED'].includes(statusInModel(living));
  switch (what.event) {
    case 'initiate':
      if (!living) Object.assign(model, { registration: newOrder(), addons: [] });
      return undefined;
    case 'choose package':
      if (!living) return 'ORDER_NOT_FOUND';
      if (living.submitted) return 'ORDER_LOCKED';
      living.net = what.price;
      return undefined;
    case 'submit':
      if (!living) return 'ORDER_NOT_FOUND';
      if (living.submitted) return undefined;
      if (living.net === undefined) return 'PACKAGE_REQUIRED';
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
      addon.net = what.choice === 'shuttle' ? shuttlePrice : 0;
      addon.request = what.choice === 'request';
      return undefined;
    case 'submit add-on order':
      if (!addon) return 'skip';
      if (addon.cancelled) return 'ORDER_LOCKED';
      if (addon.submitted) return undefined;
      if (!sold) return 'ADDONS_NOT_POSSIBLE';
      if (!addon.net && !addon.request) return 'ADDON_REQUIRED';
      addon.submitted = true;
      addon.registration = addon.net ? (living?.registration ?? null) : 'PENDING_REG_APPROVAL';
      return undefined;
  }
}

function onOrder(model: OrderModel, what: Extract<TimelineEventKind, { on: Target }>): string | undefined {
  const order = what.on === 'addons' ? model.addons.at(-1) : model.registration;
  if (!order) return 'skip';
  const children = what.on === 'registration' ? model.addons.filter(({ cancelled }) => !cancelled) : [];
  const parent = what.on === 'addons' ? model.registration : undefined;
  const no = 'TRANSITION_NOT_POSSIBLE';
  switch (what.event) {
    case 'report':
      if (order.payment === 'PENDING_PAYMENT_APPROVAL' && order.method === what.method) return undefined;
      if (dead(order) || !order.submitted || order.net === 0) return 'PAYMENT_NOT_POSSIBLE';
      if (underWay(order) || order.payment === 'PAYMENT_APPROVED') return 'PAYMENT_NOT_POSSIBLE';
      Object.assign(order, { payment: 'PENDING_PAYMENT_APPROVAL', method: what.method, reversed: false });
      return undefined;
    case 'receive':
      if (order.payment === null) return 'skip';
      if (!underWay(order)) return no;
      order.payment = 'PAYMENT_RECEIVED';
      order.held += what.amount;
      return undefined;
    case 'approve payment':
      if (order.payment === null) return 'skip';
      if (order.payment === 'PAYMENT_APPROVED')
        return what.reason && !order.approvedWithReason ? 'CONFLICT' : undefined;
      if (!underWay(order) || dead(order)) return no;
      if (order.held < (order.net ?? 0) && !what.reason) return 'REASON_REQUIRED';
      Object.assign(order, { payment: 'PAYMENT_APPROVED', approvedWithReason: what.reason });
      return undefined;
    case 'decline payment':
    case 'reject payment': {
      const to = what.event === 'decline payment' ? 'PAYMENT_DECLINED' : 'PAYMENT_REJECTED';
      if (order.payment === null) return 'skip';
      if (order.payment === to && !order.reversed) return undefined;
      if (!underWay(order) || order.held > 0 || dead(order)) return no;
      order.payment = to;
      return undefined;
    }
    case 'reverse payment':
      if (order.payment === null) return 'skip';
      if (order.reversed) return undefined;
      if (order.held === 0 && order.payment !== 'PAYMENT_APPROVED') return no;
      Object.assign(order, { payment: 'PAYMENT_DECLINED', reversed: true, held: 0 });
      return undefined;
    case 'correct payment':
      if (order.payment === null) return 'skip';
      if (order.held === 0) return no;
      if (order.held === what.amount) return undefined;
      if (what.amount === 0 && order.payment === 'PAYMENT_APPROVED') return 'CORRECTION_TOO_LOW';
      order.held = what.amount;
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
    case 'cancel own':
      if (order.cancelled) return undefined;
      if (dead(order) || [order, ...children].some(({ payment }) => payment !== null)) return no;
      for (const one of [order, ...children]) one.cancelled = true;
      return undefined;
    case 'cancel':
      if (order.cancelled) return order.cancelledWithReason ? undefined : 'CONFLICT';
      for (const one of [order, ...children])
        Object.assign(one, { cancelled: true, cancelledWithReason: true });
      return undefined;
  }
}
