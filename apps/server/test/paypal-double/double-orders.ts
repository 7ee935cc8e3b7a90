import { randomBytes } from 'node:crypto';

/** An order of the double, in the shape of PayPal's Orders v2. */
export interface DoubleOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  purchase_units: {
    custom_id?: string;
    invoice_id?: string;
    description?: string;
    amount: Money;
    payments?: { captures: DoubleCapture[]; refunds: DoubleRefund[] };
  }[];
  returnUrl: string;
  cancelUrl: string;
  /** The payer chose a card that the bank will decline. */
  declines: boolean;
}

export interface Money {
  currency_code: string;
  value: string;
}

export interface DoubleCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Money;
  custom_id?: string;
}

export interface DoubleRefund {
  id: string;
  status: 'COMPLETED';
  amount: Money;
  links: { rel: string; href: string }[];
  custom_id?: string;
}

/** Ids as PayPal makes them: 17 capital letters and digits. */
export function paypalId(): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return [...randomBytes(17)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** An error as PayPal documents it: `details[0].issue` says what is wrong. */
export class DoubleError extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

/** What creating an order asks for. */
interface NewOrder {
  purchase_units: DoubleOrder['purchase_units'];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
}

/** The orders of the double and what can happen to them. */
export class DoubleOrders {
  readonly all = new Map<string, DoubleOrder>();
  /** Captures that took place; a repeated request is none. */
  readonly captures: DoubleCapture[] = [];
  readonly refunds: DoubleRefund[] = [];
  /** What the next capture brings instead of what was approved. */
  nextCapture: Partial<Pick<DoubleCapture, 'status' | 'amount'>> = {};

  create({ purchase_units, payment_source }: NewOrder): DoubleOrder {
    const { return_url: returnUrl, cancel_url: cancelUrl } = payment_source.paypal.experience_context;
    const order: DoubleOrder = {
      id: paypalId(),
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units,
      returnUrl,
      cancelUrl,
      declines: false,
    };
    this.all.set(order.id, order);
    return order;
  }

  find(id: string): DoubleOrder {
    const order = this.all.get(id);
    if (!order) throw new DoubleError(404, 'INVALID_RESOURCE_ID');
    return order;
  }

  approve(id: string, { declines = false } = {}): DoubleOrder {
    return Object.assign(this.find(id), { status: 'APPROVED', declines });
  }

  capture(id: string): DoubleOrder {
    const order = this.find(id);
    if (order.status === 'COMPLETED') throw new DoubleError(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new DoubleError(422, 'ORDER_NOT_APPROVED');
    if (order.declines) {
      order.status = 'PAYER_ACTION_REQUIRED';
      throw new DoubleError(422, 'INSTRUMENT_DECLINED');
    }
    const [unit] = order.purchase_units;
    if (!unit) throw new DoubleError(422, 'INVALID_PARAMETER');
    const capture: DoubleCapture = {
      id: paypalId(),
      status: 'COMPLETED',
      amount: unit.amount,
      ...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
      ...this.nextCapture,
    };
    this.nextCapture = {};
    this.captures.push(capture);
    unit.payments = { captures: [capture], refunds: [] };
    order.status = 'COMPLETED';
    return order;
  }

  refund(captureId: string, amount: Money, customId?: string): DoubleRefund {
    for (const { purchase_units: units } of this.all.values()) {
      for (const { payments } of units) {
        const capture = payments?.captures.find(({ id }) => id === captureId);
        if (!payments || !capture) continue;
        const before = payments.refunds.reduce((sum, refund) => sum + Number(refund.amount.value), 0);
        const after = before + Number(amount.value);
        if (after > Number(capture.amount.value)) throw new DoubleError(422, 'REFUND_AMOUNT_EXCEEDED');
        capture.status = after === Number(capture.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
        const links = [{ rel: 'up', href: `https://api.example.org/v2/payments/captures/${captureId}` }];
        const refund: DoubleRefund = {
          id: paypalId(),
          status: 'COMPLETED',
          amount,
          links,
          ...(customId !== undefined && { custom_id: customId }),
        };
        payments.refunds.push(refund);
        this.refunds.push(refund);
        return refund;
      }
    }
    throw new DoubleError(404, 'RESOURCE_NOT_FOUND');
  }
}
