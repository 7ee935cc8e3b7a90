import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as paymentDesk from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as care from '@sangamam/contract/casework/care/registration-care-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { getOrder, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { orderStatuses } from '@sangamam/contract/orders/order-status';
import { staffStatus, staffStatuses } from '@sangamam/contract/orders/staff-status';
import {
  bodyOf,
  parseRegistrationNumber,
  permanentNumberFor,
} from '@sangamam/contract/orders/registration-number';
import {
  getPaymentSummary,
  getTreasurer,
  reportChequePayment,
  reportZellePayment,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  addParticipant,
  selectParticipant,
} from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };
let treasurer: { token: string };

async function staff(...roles: StaffRole[]): Promise<{ token: string }> {
  return { token: await signInAs(t, await createStaff(t, ...roles)) };
}

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  registrar = await staff('REGISTRAR');
  treasurer = await staff('TREASURER');
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const of = (family: TestFamily) => ({ params: { orderId: family.orderId } });
const approve = (family: TestFamily) => call(t, desk.approveRegistration, of(family), registrar);
const reject = (family: TestFamily, reason = 'Not of the community') =>
  call(t, desk.rejectRegistration, { ...of(family), body: { reason } }, registrar);
const orderOf = async (family: TestFamily) => (await call(t, getOrder, of(family), family)).data;
const payByZelle = (family: TestFamily) =>
  call(t, reportZellePayment, { ...of(family), body: { chaseTransferEmail: 'payer@example.org' } }, family);

async function paymentOf(family: TestFamily) {
  const { data } = await call(
    t,
    paymentDesk.listPayments,
    { query: { search: family.tempNumber } },
    treasurer,
  );
  const [payment] = data.docs;
  if (!payment) throw new Error('There is no payment');
  return payment;
}

const receive = (paymentId: string, amount: number, receivedBefore = 0) =>
  call(
    t,
    paymentDesk.receivePayment,
    { params: { paymentId }, body: { amount, reference: 'TX-1', receivedBefore } },
    treasurer,
  );

describe('from submission to confirmation', () => {
  it('a registration that is approved and then paid by Zelle is confirmed', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    expect((await approve(family)).data).toMatchObject({ status: 'PAYMENT_NOT_DONE', permConvRegNo: null });

    const summary = await call(t, getPaymentSummary, of(family), family);
    expect(summary.data).toMatchObject({ netPrice: 1000, currency: 'USD', refusal: null, payment: null });
    expect(summary.data.options.map(({ method }) => method)).toEqual(['CHASE', 'CHEQUE']);
    expect((await call(t, getTreasurer, of(family), family)).data.email).toBe('treasurer@example.org');

    const reported = await payByZelle(family);
    expect(reported.data).toMatchObject({
      status: 'PENDING_FOR_APPROVAL',
      paymentStatus: 'PENDING_PAYMENT_APPROVAL',
    });
    expect((await payByZelle(family)).data).toEqual(reported.data);

    const payment = await paymentOf(family);
    expect((await receive(payment._id, payment.dueAmount)).data.state).toBe('PAYMENT_RECEIVED');
    const approved = await call(
      t,
      paymentDesk.approvePayment,
      { params: { paymentId: payment._id } },
      treasurer,
    );
    expect(approved.data.orderStatus).toBe('CONFIRMED');
    const order = await orderOf(family);
    expect(order.status).toBe('CONFIRMED');
    expect(order.permConvRegNo).toBe(permanentNumberFor(family.tempNumber));
    expect(parseRegistrationNumber(order.permConvRegNo ?? '')).toBe(order.permConvRegNo);
    const { history } = (await call(t, desk.getRegistration, of(family), treasurer)).data;
    expect(history.find(({ action }) => action === 'order.confirmed')?.actorName).toBe(
      'the site (automatic confirmation)',
    );

    const kinds = (await outbox(t, { to: family.account.email })).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'account.set-password',
      'order.submitted',
      'order.approved',
      'payment.reported',
      'order.confirmed',
    ]);
  });

  it('a corrected Zelle address of a pending payment is stored once, with an audit entry and a mail', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const reportFrom = (chaseTransferEmail: string) =>
      call(t, reportZellePayment, { ...of(family), body: { chaseTransferEmail } }, family);
    const reported = await reportFrom('wrong@example.org');
    const corrected = await Promise.all([reportFrom('right@example.org'), reportFrom('right@example.org')]);
    for (const { data } of corrected) expect(data).toEqual(reported.data);
    const payment = await paymentOf(family);
    expect([payment.payerEmail, payment.state]).toEqual(['right@example.org', 'PENDING_PAYMENT_APPROVAL']);
    const summary = await call(t, getPaymentSummary, of(family), family);
    expect(summary.data.payment?.payerEmail).toBe('right@example.org');
    const { rows } = await t.database.pool.query(
      `select before, after from audit_log where action = 'payment.sender-corrected' and entity_id = $1`,
      [family.orderId],
    );
    expect(rows).toEqual([
      { before: { payerEmail: 'wrong@example.org' }, after: { payerEmail: 'right@example.org' } },
    ]);
    const mail = (await outbox(t, { to: family.account.email })).at(-1);
    expect([mail?.kind, mail?.text.includes('right@example.org')]).toEqual([
      'payment.sender-corrected',
      true,
    ]);

    await receive(payment._id, payment.dueAmount);
    expect((await reportFrom('other@example.org')).codes).toEqual(['PAYMENT_NOT_POSSIBLE']);
  });

  it('a body that an older permanent number has is not issued to a second family', async () => {
    const confirmed = async (family: TestFamily) => {
      await approve(family);
      await payByZelle(family);
      const payment = await paymentOf(family);
      await receive(payment._id, payment.dueAmount);
      await call(t, paymentDesk.approvePayment, { params: { paymentId: payment._id } }, treasurer);
    };
    const found = async (search: string) =>
      (await call(t, desk.listRegistrations, { query: { search } }, registrar)).data.docs.map(
        ({ _id }) => _id,
      );
    const older = await submitFamily(t, conventionId, packageId);
    const family = await submitFamily(t, conventionId, packageId);
    await confirmed(older);
    // Like numbers of the earlier scheme: it contains the body of the other family's temporary number.
    const issued = `R${family.tempNumber.slice(1)}`;
    await t.database.pool.query('update orders set perm_number = $2 where id = $1', [older.orderId, issued]);

    await confirmed(family);
    const { permConvRegNo } = await orderOf(family);
    expect(parseRegistrationNumber(permConvRegNo ?? '')).toBe(permConvRegNo);
    expect(bodyOf(permConvRegNo ?? '')).not.toBe(bodyOf(issued));
    expect(await found(issued)).toEqual([older.orderId]);
    expect(await found(permConvRegNo ?? '')).toEqual([family.orderId]);
    expect(await found(family.tempNumber)).toEqual([family.orderId]);
  });

  it('a registration that is paid by cheque and then approved is confirmed once, however often it is approved', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await call(t, reportChequePayment, of(family), family);
    const payment = await paymentOf(family);
    await receive(payment._id, payment.dueAmount);
    await call(t, paymentDesk.approvePayment, { params: { paymentId: payment._id } }, treasurer);
    expect((await orderOf(family)).status).toBe('PENDING_FOR_APPROVAL');
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(family)));
    expect(new Set(answers.map(({ data }) => data.permConvRegNo)).size).toBe(1);
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.filter(({ kind }) => kind === 'order.confirmed')).toHaveLength(1);
  });

  it('a registration that costs nothing is confirmed by its approval', async () => {
    const free = await buildPackage(t.ctx, { conventionId, name: 'VOLUNTEER', price: 0, cadPrice: 0 });
    const family = await submitFamily(t, conventionId, free.id);
    expect((await call(t, getPaymentSummary, of(family), family)).data.refusal).not.toBeNull();
    expect((await payByZelle(family)).codes).toEqual(['PAYMENT_NOT_POSSIBLE']);
    expect((await approve(family)).data.status).toBe('CONFIRMED');
  });
});

describe('decisions of the registrar', () => {
  it('a rejection tells the family the reason and releases the place; it can be reopened', async () => {
    const scarce = await buildPackage(t.ctx, { conventionId, capacity: 1 });
    const family = await submitFamily(t, conventionId, scarce.id);
    expect((await reject(family)).data.registrationStatus).toBe('REG_REJECTED');
    const mail = (await outbox(t, { to: family.account.email })).at(-1);
    expect([mail?.kind, mail?.text.includes('Not of the community')]).toEqual(['order.rejected', true]);
    expect((await payByZelle(family)).codes).toEqual(['PAYMENT_NOT_POSSIBLE']);
    expect((await approve(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);

    const other = await submitFamily(t, conventionId, scarce.id);
    expect((await call(t, desk.reopenRegistration, of(family), registrar)).codes).toEqual(['SOLD_OUT']);
    await call(
      t,
      desk.cancelRegistration,
      { ...of(other), body: { reason: 'They asked for it' } },
      registrar,
    );
    expect((await call(t, desk.reopenRegistration, of(family), registrar)).data.registrationStatus).toBe(
      'PENDING_REG_APPROVAL',
    );
  });

  it('rejecting or cancelling without a reason is refused', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    for (const endpoint of [desk.rejectRegistration, desk.cancelRegistration]) {
      for (const body of [{}, { reason: '' }, { reason: 'x'.repeat(501) }, { reason: 'fine', force: true }]) {
        expect((await callLoosely(t, endpoint, { ...of(family), body }, registrar)).status).toBe(400);
      }
    }
    expect((await orderOf(family)).registrationStatus).toBe('PENDING_REG_APPROVAL');
  });

  it('an approval that a colleague had given names the colleague and offers no undo; a repeated one of their own does', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const first = await approve(family);
    expect(first.data).toMatchObject({ decidedBy: null, decisionId: expect.any(String) as string });
    expect((await approve(family)).data).toMatchObject(first.data);
    const later = await call(t, desk.approveRegistration, of(family), await staff('REGISTRAR'));
    expect(later.data).toMatchObject({ decidedBy: expect.any(String) as string, decisionId: null });
    const orderIds = [family.orderId];
    const several = await call(
      t,
      care.approveRegistrations,
      { body: { orderIds } },
      await staff('REGISTRAR'),
    );
    expect(several.data).toMatchObject([{ approved: true, decisionId: null }]);
  });

  it('a repeated rejection or cancellation returns the first result; with another reason it is refused', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const cancel = (reason: string) =>
      call(t, desk.cancelRegistration, { ...of(family), body: { reason } }, registrar);
    const first = await reject(family, 'Not of the community');
    expect((await reject(family, 'Not of the community')).data).toEqual(first.data);
    expect((await reject(family, 'Papers are missing')).codes).toEqual(['CONFLICT']);
    await cancel('They asked for it');
    expect((await cancel('They asked for it')).codes).toEqual([]);
    expect((await cancel('Registered twice')).codes).toEqual(['CONFLICT']);
    const { data } = await call(t, desk.getRegistration, of(family), registrar);
    expect(data.reason).toBe('They asked for it');
  });

  it('every decision is in the audit log with actor, action, time and reason', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await reject(family);
    const { data } = await call(t, desk.getRegistration, of(family), registrar);
    expect(data.history[0]).toMatchObject({
      action: 'order.rejected',
      actorName: 'Thomas Staff',
      reason: 'Not of the community',
    });
    expect(data.mails[0]).toMatchObject({ kind: 'order.rejected' });
    expect(data.actions).toEqual(['reopen', 'cancel']);
  });
});

describe('decisions of the treasurer', () => {
  it('partial amounts add up, a second click is refused, and approving a short payment needs a reason', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await payByZelle(family);
    const { _id, dueAmount } = await paymentOf(family);
    const twice = await Promise.all([receive(_id, 400), receive(_id, 400)]);
    expect(twice.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const params = { paymentId: _id };
    expect((await call(t, paymentDesk.approvePayment, { params }, treasurer)).codes).toEqual([
      'REASON_REQUIRED',
    ]);
    expect((await receive(_id, dueAmount - 400, 400)).data.receivedAmount).toBe(dueAmount);
    expect((await call(t, paymentDesk.approvePayment, { params }, treasurer)).data.state).toBe(
      'PAYMENT_APPROVED',
    );
    expect((await receive(_id, 1, dueAmount)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('a family whose payment was declined can pay by another method; viewers do not read why', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await call(t, reportChequePayment, of(family), family);
    const { _id } = await paymentOf(family);
    const body = { reason: 'No cheque came' };
    const declined = await call(
      t,
      paymentDesk.declinePayment,
      { params: { paymentId: _id }, body },
      treasurer,
    );
    expect(declined.data).toMatchObject({
      state: 'PAYMENT_DECLINED',
      receivedAmount: 0,
      orderStatus: 'PAYMENT_NOT_DONE',
    });
    const reasonFor = async (reader: { token: string }) =>
      (await call(t, desk.getRegistration, of(family), reader)).data.history.find(
        ({ action }) => action === 'payment.declined',
      )?.reason;
    expect(await reasonFor(treasurer)).toBe(body.reason);
    expect(await reasonFor(await staff('VIEWER'))).toBeNull();
    expect((await payByZelle(family)).data.status).toBe('PENDING_FOR_APPROVAL');
  });

  it('a repeated payment decision returns the first result; with another reason it is refused with CONFLICT', async () => {
    const decisions = [
      paymentDesk.approvePayment,
      paymentDesk.declinePayment,
      paymentDesk.rejectPayment,
    ] as const;
    for (const decision of decisions) {
      const family = await submitFamily(t, conventionId, packageId);
      await payByZelle(family);
      const params = { paymentId: (await paymentOf(family))._id };
      const decide = (reason: string) => call(t, decision, { params, body: { reason } }, treasurer);
      const first = await decide('As agreed on the phone');
      expect((await decide('As agreed on the phone')).data).toEqual(first.data);
      expect((await decide('Something else')).codes).toEqual(['CONFLICT']);
    }
  });

  it('money for a rejected registration is listed as refund due', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await payByZelle(family);
    await receive((await paymentOf(family))._id, 300);
    expect((await paymentOf(family)).refundDue).toBe(0);
    await reject(family);
    expect(await paymentOf(family)).toMatchObject({ refundDue: 300, receivedAmount: 300 });
  });

  it('the ledger refuses every change', async () => {
    await expect(t.database.pool.query('update payment_entries set amount = 0')).rejects.toThrow(
      'append-only',
    );
    await expect(t.database.pool.query('delete from audit_log')).rejects.toThrow('append-only');
  });
});

describe('the list of registrations', () => {
  it('a search finds part of a name, address or number, and pages are counted', async () => {
    const family = await submitFamily(t, conventionId, packageId, { lastName: 'Kizhakkekara%_' });
    const spoken = `${family.tempNumber.slice(0, 3)}-${family.tempNumber.slice(3).toLowerCase()}`;
    for (const search of ['kkekara%_', family.account.email, spoken]) {
      const { data } = await call(t, desk.listRegistrations, { query: { search } }, registrar);
      expect(data.docs.map(({ _id }) => _id)).toEqual([family.orderId]);
    }
    const page = await call(t, desk.listRegistrations, { query: { pageSize: '2', page: '2' } }, registrar);
    expect(page.data.docs).toHaveLength(2);
    expect(page.data.totalPages).toBe(Math.ceil(page.data.total / 2));
  });

  it('filters by the same statuses as the contract computes, for every combination of facts', async () => {
    const { pool } = t.database;
    const family = await startFamily(t, conventionId);
    const insert = `insert into orders (id, user_id, convention_id, parent_order_id, temp_number, submitted_at, registration_status,
      payment_status, currency, net_price, cad_net_price, cancelled_at)
      values (gen_random_uuid(), $1, $2, $3, 'M' || nextval('temp_numbers'), $4, $5, $6, $7, $8, $9, $10)`;
    const now = new Date();
    const registration = ['PENDING_REG_APPROVAL', 'REG_APPROVED', 'REG_REJECTED'];
    const payment = [
      null,
      'PENDING_PAYMENT_APPROVAL',
      'PAYMENT_APPROVED',
      'PAYMENT_REJECTED',
      'PAYMENT_DECLINED',
      'PAYMENT_RECEIVED',
    ];
    const head = [family.account.id, conventionId, family.orderId];
    for (const cancelled of [null, now]) {
      for (const [currency, usd, cad] of [
        ['USD', 0, 5],
        ['USD', 5, 0],
        ['CAD', 5, 0],
        ['CAD', 0, 5],
      ] as const) {
        for (const decision of registration) {
          for (const money of payment)
            await pool.query(insert, [...head, now, decision, money, currency, usd, cad, cancelled]);
        }
      }
    }
    const all = { pageSize: '100', search: family.account.email };
    let counted = 0;
    for (const status of orderStatuses) {
      const first = await call(t, desk.listRegistrations, { query: { ...all, status } }, registrar);
      for (const row of first.data.docs) expect(row.status).toBe(status);
      counted += first.data.total;
    }
    const rejected = { ...all, registrationStatus: 'REG_REJECTED' } as const;
    const { data: found } = await call(t, desk.listRegistrations, { query: rejected }, registrar);
    expect(found.total).toBe(4 * 6);
    // Each is listed once: rejected ones are apart, and a cancelled order is not called rejected.
    expect(counted + found.total).toBe(1 + 2 * 4 * 3 * 6);
    expect(found.docs.every(({ status }) => status !== 'CANCELLED')).toBe(true);
    const cancelled = { ...rejected, status: 'CANCELLED' } as const;
    expect((await call(t, desk.listRegistrations, { query: cancelled }, registrar)).data.total).toBe(4 * 6);
    const pages = await Promise.all(
      ['1', '2'].map((page) => call(t, desk.listRegistrations, { query: { ...all, page } }, registrar)),
    );
    const rows = pages.flatMap(({ data }) => data.docs);
    expect(rows).toHaveLength(1 + 2 * 4 * 3 * 6);
    for (const status of staffStatuses) {
      const own = rows.filter((row) => staffStatus(row.status, row.registrationStatus) === status);
      expect(own).not.toEqual([]);
      // Their registration was not sent yet: none of these add-on orders is to be decided now.
      const listed = status === 'TO_BE_DECIDED' ? own.filter(({ canBeApproved }) => canBeApproved) : own;
      const { data } = await call(t, desk.listRegistrations, { query: { ...all, status } }, registrar);
      expect(data.docs.map(({ _id }) => _id).toSorted()).toEqual(listed.map(({ _id }) => _id).toSorted());
    }
    // These orders were inserted directly and not by events; the invariants check only the others.
    await pool.query(`delete from orders where temp_number like 'M%'`);
  });

  it('a registration of minors only is flagged, also for staff who may not see birth dates, and can be approved', async () => {
    const viewer = await staff('VIEWER');
    const family = await startFamily(t, conventionId);
    await call(t, addParticipant, { body: participantPayload(family) }, family);
    const seen = async (who: { token: string }) =>
      (await call(t, desk.getRegistration, of(family), who)).data.attendsWithoutAdult;
    expect(await seen(registrar)).toBe(false);
    const query = {
      ...family.of,
      participantId: family.selfId,
      relationShip: 'SELF',
      action: 'DESELECT',
    } as const;
    expect((await call(t, selectParticipant, { query }, family)).status).toBe(200);
    expect([await seen(registrar), await seen(viewer)]).toEqual([true, true]);
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
    expect((await call(t, submitForApproval, { query: family.of, body: {} }, family)).status).toBe(200);
    expect((await approve(family)).status).toBe(200);
  });

  it('a viewer sees neither amounts nor details of minors', async () => {
    const viewer = await staff('VIEWER');
    const family = await startFamily(t, conventionId);
    const body = participantPayload(family, { parishInKerala: 'Kaipuzha' });
    const added = await call(t, addParticipant, { body }, family);
    await t.database.pool.query(`update people set address_line1 = '1 Main Street' where id = $1`, [
      added.data.participants[1]?.userId._id,
    ]);
    const { data } = await call(t, desk.getRegistration, of(family), viewer);
    expect([data.balance, data.lines, data.actions, data.participants[1]?.userId.dob]).toEqual([
      null,
      [],
      [],
      null,
    ]);
    expect(data.participants[0]?.userId.dob).not.toBeNull();
    const child = data.participants[1]?.userId;
    expect([child?.parishInKerala, child?.placeInKerala, child?.address.addressLine1]).toEqual([
      null,
      null,
      null,
    ]);
    const seen = (await call(t, desk.getRegistration, of(family), registrar)).data.participants[1]?.userId;
    expect([seen?.parishInKerala, seen?.address.addressLine1]).toEqual(['Kaipuzha', '1 Main Street']);
    expect((await call(t, desk.approveRegistration, of(family), viewer)).codes).toEqual(['FORBIDDEN']);
    expect((await call(t, paymentDesk.listPayments, { query: {} }, viewer)).codes).toEqual(['FORBIDDEN']);
    expect((await call(t, desk.listRegistrations, { query: {} }, family)).codes).toEqual(['FORBIDDEN']);
  });
});
