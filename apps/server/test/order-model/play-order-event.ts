import * as amendments from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { allParts } from '@sangamam/contract/orders/amendments/change-request';
import * as requests from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';
import * as own from '@sangamam/contract/orders/amendments/family-change-endpoints';
import * as payments from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as refunds from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import * as corrections from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { receiveAndApprovePayment } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import {
  createAddonOrder,
  upgradeAddons,
} from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import {
  enterDiscountCode,
  removeDiscountCode,
} from '@sangamam/contract/conventions/discounts/discount-endpoints';
import { changePrice } from '@sangamam/contract/orders/adjustments/adjustment';
import * as orders from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  reportChequePayment,
  reportZellePayment,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import * as waiting from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { undoPaymentDecision } from '@sangamam/contract/ledger/undo/undo-endpoints';

import { endUnpaidChanges } from '#server/features/ledger/amendments/end-unpaid-changes.ts';
import { serveWaitList } from '#server/features/orders/wait-list/serve-wait-list.ts';
import type { TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload } from '#test/fixtures/registrations.ts';

import type { AmendmentEvent, CodeOfModel, ModelChange, TimelineEventKind, Target } from './order-model.ts';

interface SignedIn {
  token: string;
}

/** The product's API for the three actors, and the ids that it returned to them. */
export interface OrderWorld {
  t: TestApp;
  family: SignedIn & { userId: string };
  registrar: SignedIn;
  treasurer: SignedIn;
  conventionId: string;
  packages: Record<0 | 1000 | 1300, string>;
  codes: Record<CodeOfModel | 'withdrawn', string>;
  shuttle: SelectedAddon;
  boat: SelectedAddon;
  /** The seats of the boat, as staff and the wait list know them. */
  boatOptionId: string;
  registration: { id: string; number: string } | undefined;
  addons: { id: string; number: string }[];
}

type Codes = string[];

/** What an add-on order chooses. */
function selectionOf({ shuttle, boat }: OrderWorld, choice: string): SelectedAddon[] {
  if (choice === 'shuttle') return [shuttle];
  return choice === 'boat' ? [boat] : [];
}

/** Performs the event over HTTP; returns the error codes of the refusal, none on success. */
export async function playOrderEvent(world: OrderWorld, what: TimelineEventKind): Promise<Codes> {
  const { t, family, registrar, conventionId } = world;
  const of = { userId: family.userId, conventionId };
  if (what.event === 'wait') {
    t.clock.advance({ minutes: 1 });
    return [];
  }
  if (!('on' in what)) {
    switch (what.event) {
      case 'initiate': {
        const { codes, data } = await call(t, orders.initiateRegistration, { body: of }, family);
        if (world.registration?.id !== data.orderId)
          Object.assign(world, { registration: { id: data.orderId, number: data.tmpConvRegNo }, addons: [] });
        return codes;
      }
      case 'choose package': {
        const query = { ...of, packageId: world.packages[what.price] };
        return (await call(t, selectPackage, { query }, family)).codes;
      }
      case 'enter code': {
        const code = what.code === 'unknown' ? 'NOBODY-KNOWS-IT' : world.codes[what.code];
        const input = { ...at(idOf(world, 'registration')), body: { code } };
        return (await call(t, enterDiscountCode, input, family)).codes;
      }
      case 'remove code':
        return (await call(t, removeDiscountCode, at(idOf(world, 'registration')), family)).codes;
      case 'submit':
        return (await call(t, orders.submitForApproval, { query: of }, family)).codes;
      case 'open add-on order': {
        const answer = await call(t, createAddonOrder, { query: of }, family);
        if (answer.codes.length > 0) return answer.codes;
        const { orderId: id, tmpConvRegNo: number } = answer.data;
        if (world.addons.at(-1)?.id !== id) world.addons.push({ id, number });
        return [];
      }
      case 'choose add-ons': {
        const body = {
          selectedAddonData: selectionOf(world, what.choice),
          specialRequest: what.choice === 'request' ? 'A cot' : '',
        };
        const query = { orderId: idOf(world, 'addons') };
        return (await call(t, upgradeAddons, { query, body }, family)).codes;
      }
      case 'amend':
      case 'ask for change':
      case 'take request':
      case 'decline request':
      case 'withdraw request':
        return playChange(world, what);
      case 'let changes lapse': {
        await t.database.pool.query(
          "update order_amendments set created_at = created_at - interval '11 days' where order_id = $1",
          [world.registration?.id],
        );
        const [failure] = (await endUnpaidChanges(t.ctx)).failures;
        if (failure) throw failure.error;
        return [];
      }
      case 'wait for boat': {
        const body = { addonId: world.boat.addonId, key: 'Seats', quantity: 1, takesFewer: false };
        return (await call(t, waiting.joinAddonWaitList, { query: of, body }, family)).codes;
      }
      case 'leave boat list': {
        const query = { ...of, addonId: world.boat.addonId, key: 'Seats' };
        return (await call(t, waiting.leaveAddonWaitList, { query }, family)).codes;
      }
      case 'add a seat':
        await t.database.pool.query('update addon_options set capacity = capacity + 1 where id = $1', [
          world.boatOptionId,
        ]);
        return [];
      case 'let boat offers end':
        await t.database.pool.query(
          "update wait_list_entries set offered_until = '2000-01-01' where subject_id = $1 and state = 'OFFERED'",
          [world.boatOptionId],
        );
        await serveWaitList(t.ctx, world.boatOptionId);
        return [];
      case 'serve boat list':
        await serveWaitList(t.ctx, world.boatOptionId);
        return [];
      case 'submit add-on order':
        return (await call(t, orders.submitForApprovalById, at(idOf(world, 'addons')), family)).codes;
    }
  }
  const order = at(idOf(world, what.on));
  const because = { ...order, body: { reason: 'Because' } };
  switch (what.event) {
    case 'adjust': {
      const { treasurer } = world;
      const { data } = await call(t, desk.getRegistration, order, treasurer);
      const change = { kind: 'ADJUSTMENT' as const, amount: what.amount, reason: 'Because' };
      const body = { change, netBefore: data.balance?.net ?? 0 };
      return (await call(t, changePrice, { ...order, body }, treasurer)).codes;
    }
    case 'report':
      return what.method === 'CHEQUE'
        ? (await call(t, reportChequePayment, order, family)).codes
        : (
            await call(
              t,
              reportZellePayment,
              { ...order, body: { chaseTransferEmail: 'a@example.org' } },
              family,
            )
          ).codes;
    case 'approve':
      return (await call(t, desk.approveRegistration, order, registrar)).codes;
    case 'reject':
      return (await call(t, desk.rejectRegistration, because, registrar)).codes;
    case 'reopen':
      return (await call(t, desk.reopenRegistration, order, registrar)).codes;
    case 'reinstate':
      return (await call(t, desk.reinstateRegistration, order, registrar)).codes;
    case 'take back': {
      const body = what.reason ? { reason: 'Because' } : {};
      return (await call(t, desk.takeApprovalBack, { ...order, body }, registrar)).codes;
    }
    case 'undo decision': {
      const { data } = await call(t, desk.getRegistration, order, registrar);
      const decision = { orderId: order.params.orderId, decisionId: data.undo?.decisionId ?? '' };
      const answer = await call(t, undoRegistrationDecisions, { body: { decisions: [decision] } }, registrar);
      return answer.data.flatMap(({ code }) => code ?? []);
    }
    case 'cancel':
      return (await call(t, desk.cancelRegistration, because, registrar)).codes;
    case 'cancel own':
      return (await call(t, orders.cancelOrder, order, family)).codes;
    default:
      return playPayment(world, what);
  }
}

/** Plays what staff change in the registration, and what its family asks for. */
async function playChange(world: OrderWorld, what: AmendmentEvent): Promise<Codes> {
  const { t, family, registrar, conventionId } = world;
  const order = at(idOf(world, 'registration'));
  const latest = (await call(t, requests.getChangeRequest, order, registrar)).data;
  const requestId = latest?._id ?? order.params.orderId;
  if (what.event === 'withdraw request')
    return (await call(t, own.withdrawChangeRequest, { ...order, body: { requestId } }, family)).codes;
  if (what.event === 'decline request') {
    const body = { requestId, reason: 'Because' };
    return (await call(t, requests.declineChangeRequest, { ...order, body }, registrar)).codes;
  }
  const answer = await call(t, amendments.getAmendmentOptions, order, registrar);
  if (answer.codes.length > 0) return answer.codes;
  const { people, amendments: count, balance } = answer.data;
  const seen = { amendments: count, netBefore: balance.net };
  const changeOf = (to: ModelChange) => {
    const others = people.filter(({ relationship }) => relationship !== 'SELF');
    const absent = others.find(({ attends }) => !attends);
    const last = others.findLast(({ attends }) => attends);
    const of = { userId: family.userId, conventionId };
    return {
      join: to.people === 'one more' && !absent ? [participantPayload({ of })] : [],
      attend: to.people === 'one more' && absent ? [absent.participantId] : [],
      leave: to.people === 'one less' && last ? [last.participantId] : [],
      ...(to.package !== undefined && { packageId: world.packages[to.package] }),
      ...(to.seats !== undefined && {
        addons: to.seats === 0 ? [] : [{ addonId: world.shuttle.addonId, key: 'Seats', quantity: to.seats }],
      }),
    };
  };
  const children = async (done: { status: number; codes: string[] }, childOrderId: string | null) => {
    if (childOrderId === null) return done.codes;
    const { data } = await call(t, orders.getOrder, at(childOrderId), family);
    world.addons.push({ id: childOrderId, number: data.tmpConvRegNo });
    return done.codes;
  };
  switch (what.event) {
    case 'ask for change': {
      const body = { change: changeOf(what.to), ...seen };
      return (await call(t, own.sendOwnAmendment, { ...order, body }, family)).codes;
    }
    case 'amend': {
      const { keptFee, waive } = what;
      const body = {
        change: changeOf(what.to),
        settlement: { keptFee, waive },
        reason: 'Because',
        ...seen,
      };
      const done = await call(t, amendments.amendRegistration, { ...order, body }, registrar);
      return done.codes.length > 0 ? done.codes : children(done, done.data.childOrderId);
    }
    case 'take request': {
      const all = latest?.change ? allParts(latest.change) : undefined;
      const none = { join: [], attend: [], leave: [], package: false, addons: false, specialRequest: false };
      const body = {
        requestId,
        parts: !all ? none : what.whole ? all : { ...none, package: all.package },
        settlement: { keptFee: 0, waive: what.waive },
        reason: 'Because',
        ...seen,
      };
      const done = await call(t, requests.acceptChangeRequest, { ...order, body }, registrar);
      return done.codes.length > 0 ? done.codes : children(done, done.data.childOrderId);
    }
  }
}

async function playPayment(
  world: OrderWorld,
  what: Extract<TimelineEventKind, { on: Target }>,
): Promise<Codes> {
  const { t, treasurer } = world;
  const search = (what.on === 'addons' ? world.addons.at(-1) : world.registration)?.number ?? '';
  const { data } = await call(t, payments.listPayments, { query: { search } }, treasurer);
  const [payment] = data.docs;
  if (!payment) throw new Error('There is no payment to decide about');
  const params = { paymentId: payment._id };
  const because = { params, body: { reason: 'Because' } };
  switch (what.event) {
    case 'receive': {
      const body = { amount: what.amount, reference: '', receivedBefore: payment.receivedAmount };
      return (await call(t, payments.receivePayment, { params, body }, treasurer)).codes;
    }
    case 'receive and approve': {
      const body = { amount: what.amount, reference: '', receivedBefore: payment.receivedAmount };
      return (await call(t, receiveAndApprovePayment, { params, body }, treasurer)).codes;
    }
    case 'approve payment':
      return (await call(t, payments.approvePayment, what.reason ? because : { params }, treasurer)).codes;
    case 'decline payment':
      return (await call(t, payments.declinePayment, because, treasurer)).codes;
    case 'reject payment':
      return (await call(t, payments.rejectPayment, because, treasurer)).codes;
    case 'reverse payment': {
      const body = { cause: 'BOUNCED' as const, reason: 'Because' };
      return (await call(t, corrections.reversePayment, { params, body }, treasurer)).codes;
    }
    case 'undo': {
      const body = { decisionId: payment.undo?.decisionId ?? '' };
      return (await call(t, undoPaymentDecision, { params, body }, treasurer)).codes;
    }
    case 'correct payment': {
      const body = { received: what.amount, receivedBefore: payment.receivedAmount, reason: 'Because' };
      return (await call(t, corrections.correctPayment, { params, body }, treasurer)).codes;
    }
    case 'move money': {
      const target = what.on === 'addons' ? world.registration : world.addons.at(-1);
      const body = {
        orderId: target?.id ?? '',
        amount: what.amount,
        movableBefore: payment.movable,
        reason: 'Because',
      };
      return (await call(t, corrections.moveMoney, { params, body }, treasurer)).codes;
    }
    case 'enter refund': {
      const { uncoveredRefund: refundable } = payment;
      const amount = Math.max(what.share === 'all' ? refundable : Math.ceil(refundable / 2), 1);
      const body = { paymentId: payment._id, amount, method: 'CHASE' as const, refundableBefore: refundable };
      return (await call(t, refunds.createRefund, { body }, treasurer)).codes;
    }
    case 'decide refund':
      return decideRefund(world, payment._id, what.action);
    default:
      throw new Error(`${what.event} is nothing about a payment`);
  }
}

/** Decides the refund of a payment that was entered last. */
async function decideRefund(
  { t, treasurer }: OrderWorld,
  paymentId: string,
  action: Extract<TimelineEventKind, { event: 'decide refund' }>['action'],
): Promise<Codes> {
  const { rows } = await t.database.pool.query<{ id: string; revision: number }>(
    'select id, revision from refunds where payment_id = $1 order by id desc limit 1',
    [paymentId],
  );
  const [{ id: refundId, revision } = { id: '', revision: 0 }] = rows;
  const plain = { params: { refundId }, body: { revision } };
  const because = { params: { refundId }, body: { revision, reason: 'Because' } };
  switch (action) {
    case 'approve':
      return (await call(t, refunds.approveRefund, plain, treasurer)).codes;
    case 'send':
      return (await call(t, refunds.sendRefund, plain, treasurer)).codes;
    case 'finish':
      return (await call(t, refunds.finishRefund, plain, treasurer)).codes;
    case 'fail':
      return (await call(t, refunds.failRefund, because, treasurer)).codes;
    case 'donate':
      return (await call(t, refunds.donateRefund, plain, treasurer)).codes;
    case 'discard':
      return (await call(t, refunds.discardRefund, because, treasurer)).codes;
  }
}

const at = (orderId: string) => ({ params: { orderId } });

function idOf(world: OrderWorld, on: Target): string {
  const order = on === 'addons' ? world.addons.at(-1) : world.registration;
  if (!order) throw new Error(`There is no ${on} yet`);
  return order.id;
}
