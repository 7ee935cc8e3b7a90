import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import * as payments from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { receiveAndApprovePayment } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import type { TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

/** A treasurer, a registrar and a convention whose package costs money, with the calls that they make in tests. */
export async function buildPaymentDesk(t: TestApp) {
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, price: 1_000, cadPrice: 1_000 });
  const treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  const at = ({ orderId }: Pick<TestFamily, 'orderId'>) => ({ params: { orderId } });

  /** The latest payment of a family as the treasurer sees it. */
  const paymentOf = async ({ tempNumber }: TestFamily) => {
    const query = { search: tempNumber };
    const [payment] = (await call(t, payments.listPayments, { query }, treasurer)).data.docs;
    if (!payment) throw new Error(`${tempNumber} has no payment`);
    return payment;
  };

  const family = () => submitFamily(t, conventionId, packageId);
  const reports = async (of: TestFamily) => {
    const { status } = await call(t, reportChequePayment, at(of), of);
    if (status !== 200) throw new Error(`Reporting a check was refused with ${status}`);
    return paymentOf(of);
  };
  const receives = async (of: TestFamily, amount: number) => {
    const { _id: paymentId, receivedAmount: receivedBefore } = await paymentOf(of);
    const body = { amount, receivedBefore };
    await call(t, payments.receivePayment, { params: { paymentId }, body }, treasurer);
    return paymentOf(of);
  };
  /** Receives the money and approves it in one step; the whole answer, since it may be a refusal. */
  const receivesAndApproves = async (
    of: TestFamily,
    { amount, receivedBefore }: { amount: number; receivedBefore?: number },
  ) => {
    const payment = await paymentOf(of);
    const body = { amount, receivedBefore: receivedBefore ?? payment.receivedAmount };
    const params = { paymentId: payment._id };
    return call(t, receiveAndApprovePayment, { params, body }, treasurer);
  };
  const approves = async (of: TestFamily) => {
    const { _id: paymentId } = await paymentOf(of);
    return (await call(t, payments.approvePayment, { params: { paymentId } }, treasurer)).data;
  };
  const confirms = async (of: TestFamily, amount = 1_000) => {
    await call(t, desk.approveRegistration, at(of), registrar);
    await reports(of);
    await receives(of, amount);
    await approves(of);
  };

  return {
    conventionId,
    packageId,
    treasurer,
    registrar,
    at,
    family,
    paymentOf,
    reports,
    receives,
    receivesAndApproves,
    async declines(of: TestFamily) {
      const { _id: paymentId } = await paymentOf(of);
      const body = { reason: 'Nothing came' };
      return call(t, payments.declinePayment, { params: { paymentId }, body }, treasurer);
    },
    approves,
    /** Approves a registration that was sent, and its payment. */
    confirms,
    /** Approves what came although it is less than is due. */
    async approvesShort(of: TestFamily, reason: string) {
      const { _id: paymentId } = await paymentOf(of);
      await call(t, payments.approvePayment, { params: { paymentId }, body: { reason } }, treasurer);
    },
    /** A family that reported a check, of which this much came. */
    async familyThatPaid(amount: number) {
      const one = await family();
      await reports(one);
      await receives(one, amount);
      return one;
    },
    /** A confirmed family. */
    async confirmedFamily(amount = 1_000) {
      const one = await family();
      await confirms(one, amount);
      return one;
    },
    async cancels(of: TestFamily) {
      return call(
        t,
        desk.cancelRegistration,
        { ...at(of), body: { reason: 'The father is ill' } },
        registrar,
      );
    },
    /** An order as its family sees it. */
    async orderOf(of: TestFamily) {
      return (await call(t, getOrder, at(of), of)).data;
    },
  };
}
export type PaymentDesk = Awaited<ReturnType<typeof buildPaymentDesk>>;
