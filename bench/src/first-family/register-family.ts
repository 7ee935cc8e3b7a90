import { login, setPassword, signUp } from '@sangamam/contract/accounts/account-endpoints';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { initiateRegistration, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import {
  listFilteredPackages,
  selectPackage,
} from '@sangamam/contract/conventions/packages/package-endpoints';
import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { receiveAndApprovePayment } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { demoStaff } from '@sangamam/server/seed/demo/staff.ts';
import { demoPassword } from '@sangamam/server/seed/factories/demo-password.ts';
import { signUpPayload } from '@sangamam/server/test/fixtures/sign-up-payload.ts';
import type { MailServer } from '@sangamam/server/test/servers/mail-server.ts';

import { call } from './call.ts';

/** How long a mail may take before it counts as lost, in milliseconds. */
const mailWithinMs = 60_000;

const password = 'Lantern-River-5520!';

/**
 * One family of the demo convention, from its first click to its permanent number, over HTTP: home page, sign-up, mail,
 * password, login, registration, package, submission, approval by the registrar, Zelle, and the treasurer's approval.
 *
 * @throws Error at the first answer that is not a success, and for a mail that does not come
 */
export async function registerFamily(
  origin: string,
  mails: MailServer,
): Promise<{ permanentNumber: string; mailSeconds: number }> {
  await getPage(`${origin}/`);
  const { email } = await call(origin, signUp, { body: signUpPayload({ maritalStatus: 'SINGLE' }) });
  const since = performance.now();
  const token = await linkTokenFor(mails, email);
  const mailSeconds = (performance.now() - since) / 1000;
  await getPage(`${origin}/set-password/${token}`);
  await call(origin, setPassword, { body: { token, password } });

  const family = await call(origin, login, { body: { username: email, password } });
  const [convention] = await call(origin, listOpenConventions, {});
  const of = { userId: family.id, conventionId: convention?._id ?? '' };
  const { orderId } = await call(origin, initiateRegistration, { body: of }, family.token);
  const { packages } = await call(
    origin,
    listFilteredPackages,
    { query: { conventionId: of.conventionId } },
    family.token,
  );
  const packageId = packages[0]?._id ?? '';
  await call(origin, selectPackage, { query: { ...of, packageId } }, family.token);
  await call(origin, submitForApproval, { query: of, body: {} }, family.token);

  const registrar = await staffToken(origin, demoStaff.registrar.email);
  await call(origin, approveRegistration, { params: { orderId } }, registrar);
  const { totalDue } = await call(
    origin,
    reportZellePayment,
    { params: { orderId }, body: { chaseTransferEmail: email } },
    family.token,
  );
  const treasurer = await staffToken(origin, demoStaff.treasurer.email);
  const { docs } = await call(origin, listPayments, { query: { search: email } }, treasurer);
  const paymentId = docs.find((payment) => payment.orderId === orderId)?._id ?? '';
  const { orderStatus, permConvRegNo } = await call(
    origin,
    receiveAndApprovePayment,
    { params: { paymentId }, body: { amount: totalDue, receivedBefore: 0 } },
    treasurer,
  );
  if (orderStatus !== 'CONFIRMED' || permConvRegNo === null) throw new Error(`The order is ${orderStatus}`);
  return { permanentNumber: permConvRegNo, mailSeconds };
}

/** A page with its scripts and styles, each of which must be there. */
async function getPage(url: string): Promise<void> {
  const html = await getText(url);
  const assets = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/gu)].map(([, path]) => path),
  );
  if (assets.size === 0) throw new Error(`${url} has no scripts`);
  await Promise.all([...assets].map((path) => getText(new URL(path ?? '', url).href)));
}

async function getText(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return text;
}

async function staffToken(origin: string, username: string): Promise<string> {
  return (await call(origin, login, { body: { username, password: demoPassword } })).token;
}

async function linkTokenFor({ mails }: MailServer, email: string): Promise<string> {
  const until = performance.now() + mailWithinMs;
  while (performance.now() < until) {
    const mail = mails.find(({ to }) => to?.[0]?.address === email);
    const token = /\/set-password\/([\w-]+)/u.exec(mail?.text ?? '')?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The mail of the sign-up did not come within a minute');
}
