import { fullName } from '@sangamam/contract/fields/full-name';
import { balanceOf } from '@sangamam/contract/ledger/balance/balance';

import type { Context } from '#server/db/context.ts';
import type { MailKind } from '#server/features/mail/outbox/mail-kinds.ts';
import { mailAccountClosed } from '#server/features/accounts/mails/account-closed-mail.ts';
import {
  mailEmailAddressClaimed,
  mailEmailChanged,
} from '#server/features/accounts/mails/email-address-mails.ts';
import {
  mailInvitation,
  mailResetPasswordLink,
  mailSetPasswordLink,
} from '#server/features/accounts/mails/link-mails.ts';
import {
  mailPasskeyChanged,
  mailPasswordChanged,
  mailSecondFactorChanged,
} from '#server/features/accounts/mails/security-mails.ts';
import { mailAnswer } from '#server/features/contact/mails/answer-mail.ts';
import { mailMessage } from '#server/features/contact/mails/message-mail.ts';
import {
  mailConsentReturned,
  mailConsentsAccepted,
} from '#server/features/documents/consents/consent-mails.ts';
import { mailConsentsMissing } from '#server/features/documents/consents/consent-reminder-mail.ts';
import { mailPictureHidden } from '#server/features/documents/family-picture/picture-mails.ts';
import { mailApprovalTakenBack } from '#server/features/orders/mails/approval-taken-back-mail.ts';
import { mailApproved } from '#server/features/orders/mails/approved-mail.ts';
import { mailMerged } from '#server/features/orders/mails/merged-mail.ts';
import { mailCancelled } from '#server/features/orders/mails/cancelled-mail.ts';
import { mailConfirmed } from '#server/features/orders/mails/confirmed-mail.ts';
import { mailPlacesLeft } from '#server/features/orders/mails/places-left-mail.ts';
import { mailAmended } from '#server/features/orders/mails/amended-mail.ts';
import { mailPriceChanged } from '#server/features/orders/mails/price-changed-mail.ts';
import { mailQuestion } from '#server/features/orders/mails/question-mail.ts';
import { mailRejected } from '#server/features/orders/mails/rejected-mail.ts';
import { mailReminder } from '#server/features/orders/mails/reminder-mail.ts';
import { mailReinstated } from '#server/features/orders/mails/reinstated-mail.ts';
import { mailChangeDeclined } from '#server/features/orders/mails/change-declined-mail.ts';
import { mailReopened } from '#server/features/orders/mails/reopened-mail.ts';
import { mailSubmitted } from '#server/features/orders/mails/submitted-mail.ts';
import { factsOf } from '#server/features/orders/order/order-facts.ts';
import { linesInOrder } from '#server/features/orders/pricing/lines-of-order.ts';
import { mailOpenPart } from '#server/features/ledger/mails/part-received-mail.ts';
import { mailPaymentApproved } from '#server/features/ledger/mails/payment-approved-mail.ts';
import { mailPaymentReversed } from '#server/features/ledger/mails/payment-reversed-mail.ts';
import { mailPaymentDeclined } from '#server/features/ledger/mails/payment-declined-mail.ts';
import { mailPaypalCaptured, mailPaypalDeclined } from '#server/features/collection/mails/paypal-mails.ts';
import {
  mailPaymentReported,
  mailSenderCorrected,
} from '#server/features/collection/mails/payment-reported-mail.ts';

import { reminderSamples } from './reminder-samples.ts';
import { hotelSamples } from './hotel-samples.ts';
import { shuttleSamples } from './shuttle-samples.ts';
import { refundSamples } from './refund-samples.ts';
import { operatorSamples } from './operator-samples.ts';
import { letterSamples } from './letter-samples.ts';
import { unitSamples } from './unit-samples.ts';
import { cancelRequestSamples } from './cancel-request-samples.ts';
import { waitListSamples } from './wait-list-samples.ts';
import type { Samples, WriteSample } from './sample-world.ts';

const reason = 'The baptism certificate of one of the children is missing. Please send it to the office.';
const someId = '01970000-0000-7000-8000-000000000001';
const wrote = 'Is there a quiet room for nursing mothers?\nThank you!';

const link = ({ publicUrl }: Context, path: string) => ({
  tokenId: someId,
  url: `${publicUrl}/${path}/hidden-link`,
  token: `${'Zq4'.repeat(14)}x`,
});

/** Every mail that the site sends, by the name in the list of previews. Each is queued by the code of its event. */
const samples = {
  'account.set-password': (ctx, { to }) => mailSetPasswordLink(ctx, to, link(ctx, 'set-password')),
  'account.invitation': (ctx, { to }) => mailInvitation(ctx, to, link(ctx, 'set-password')),
  'account.reset-password': (ctx, { to }) => mailResetPasswordLink(ctx, to, link(ctx, 'reset-password')),
  'account.password-changed': (ctx, { to }) => mailPasswordChanged(ctx, to),
  'account.second-factor-changed': (ctx, { to }) => mailSecondFactorChanged(ctx, to, 'on'),
  'account.second-factor-changed (off)': (ctx, { to }) => mailSecondFactorChanged(ctx, to, 'off'),
  'account.second-factor-changed (codes)': (ctx, { to }) => mailSecondFactorChanged(ctx, to, 'codes'),
  'account.passkey-changed': (ctx, { to }) =>
    mailPasskeyChanged(ctx, to, { change: 'added', name: 'Safari on iPhone' }),
  'account.passkey-changed (removed)': (ctx, { to }) =>
    mailPasskeyChanged(ctx, to, { change: 'removed', name: 'Safari on iPhone' }),
  'account.email-changed': (ctx, { to }) => mailEmailChanged(ctx, to, 'new.address@example.org'),
  'account.address-given-up': (ctx, { to }) =>
    mailEmailAddressClaimed(ctx, to, { id: someId, firstName: 'Anna', email: 'anna@example.org' }),
  'account.closed': (ctx, { to }) => mailAccountClosed(ctx, to),
  'order.reminder': (ctx, { order }) => mailReminder(ctx, order, '2027-03-01'),
  'order.submitted': async (ctx, { order }) => mailSubmitted(ctx, order, await linesInOrder(ctx, order)),
  'order.price-changed': (ctx, { order }) =>
    mailPriceChanged(ctx, order, {
      item: {
        kind: 'SCHOLARSHIP',
        packageId: null,
        addonId: null,
        key: null,
        title: 'Scholarship: Elders’ fund',
        note: 'As agreed with the committee',
        quantity: 1,
        unit: { usd: -300, cad: -300 },
      },
      balance: balanceOf({ ...factsOf(order), cancelled: false, paymentStatus: null }, undefined),
    }),
  'order.amended': (ctx, { order }) =>
    mailAmended(ctx, order, {
      joining: ['Anna Mathew'],
      leaving: [],
      related: [{ name: 'Sara Mathew', after: 'MOTHER_IN_LAW' }],
      dueDate: '2027-03-08',
      lines: [
        {
          kind: 'PACKAGE',
          packageId: someId,
          addonId: null,
          key: null,
          title: 'Platinum Family',
          quantity: 1,
          unit: { usd: 1750, cad: 2400 },
        },
      ],
      reason: 'A cousin comes too',
      balance: balanceOf({ ...factsOf(order), cancelled: false, paymentStatus: null }, undefined),
      child: { orderId: someId, amount: 300 },
    }),
  'order.question': (ctx, { order }) =>
    mailQuestion(ctx, order, {
      id: someId,
      question: 'Which parish does Anna belong to?\nThank you.',
      lastDay: '2027-03-08',
      link: link(ctx, 'question'),
    }),
  'order.approved': (ctx, { order }) => mailApproved(ctx, { ...order, paymentStatus: null }),
  'order.approved (payment under way)': (ctx, { order }) =>
    mailApproved(ctx, { ...order, paymentStatus: 'PENDING_PAYMENT_APPROVAL' }),
  'order.approval-taken-back': (ctx, { order }) => mailApprovalTakenBack(ctx, order, reason),
  'order.rejected': (ctx, { order }) => mailRejected(ctx, { ...order, reason }),
  'order.change-declined': (ctx, { order }) =>
    mailChangeDeclined(ctx, order, { requestId: order.id, reason: 'All places of this package are taken.' }),
  'order.reopened': (ctx, { order }) => mailReopened(ctx, order),
  'order.reinstated': (ctx, { order }) => mailReinstated(ctx, order),
  'order.confirmed': (ctx, { order }) =>
    mailConfirmed(ctx, { ...order, permNumber: order.permNumber ?? 'R7K4M2X' }),
  ...cancelRequestSamples,
  'order.merged-into': (ctx, { order }) => mailMerged(ctx, { ...order, reason }, 'T7K4M2X'),
  'order.cancelled': (ctx, { order }) => mailCancelled(ctx, { ...order, reason }),
  'payment.reported': (ctx, { order, payment }) =>
    mailPaymentReported(ctx, order, { ...payment, method: 'CHASE', payerEmail: 'payer@example.org' }),
  'payment.reported (cheque)': (ctx, { order, payment }) =>
    mailPaymentReported(ctx, order, { ...payment, method: 'CHEQUE', payerEmail: null }),
  'payment.sender-corrected': (ctx, { order, payment }) =>
    mailSenderCorrected(ctx, order, { ...payment, method: 'CHASE', payerEmail: 'payer@example.org' }),
  'payment.part-received': (ctx, { order, payment }) =>
    mailOpenPart(ctx, order, {
      payment,
      balance: balanceOf(
        { ...factsOf(order), cancelled: false, paymentStatus: 'PAYMENT_RECEIVED' },
        { method: payment.method, fee: payment.feeAmount, received: 10, dueDate: payment.dueDate },
      ),
    }),
  'payment.captured': (ctx, { order }) =>
    mailPaypalCaptured(ctx, order, { amount: '1492.00', currency: 'USD' }),
  'payment.declined (PayPal)': (ctx, { order, payment }) => mailPaypalDeclined(ctx, order, payment),
  'payment.approved': (ctx, { order, payment }) => mailPaymentApproved(ctx, order, payment),
  'payment.declined': (ctx, { order, payment }) =>
    mailPaymentDeclined(
      ctx,
      order,
      { ...payment, state: 'PAYMENT_DECLINED' },
      'No transfer with this memo came.',
    ),
  'payment.rejected': (ctx, { order, payment }) =>
    mailPaymentDeclined(ctx, order, { ...payment, state: 'PAYMENT_REJECTED' }, 'The cheque bounced.'),
  'payment.reversed': (ctx, { order, payment }) =>
    mailPaymentReversed(
      ctx,
      { order, payment },
      { cause: 'BOUNCED', reason: 'Insufficient funds, check 1041.', amount: 1_250, orderBefore: order },
    ),
  'payment.reversed (booked wrongly)': (ctx, { order, payment }) =>
    mailPaymentReversed(
      ctx,
      { order, payment },
      { cause: 'BOOKED_WRONGLY', reason: 'It was for another family.', amount: 1_250, orderBefore: order },
    ),
  'payment.reversed (given back)': (ctx, { order, payment }) =>
    mailPaymentReversed(
      ctx,
      { order, payment },
      { cause: 'GIVEN_BACK', reason: 'The money was refunded at PayPal.', amount: 1_250, orderBefore: order },
    ),
  ...refundSamples,
  ...waitListSamples,
  ...letterSamples,
  ...unitSamples,
  ...operatorSamples,
  ...hotelSamples,
  ...shuttleSamples,
  ...reminderSamples,
  'consents.accepted': (ctx, { order }) => mailConsentsAccepted(ctx, order, { id: someId, revision: 1 }),
  'consent.returned': (ctx, { to, order }) =>
    mailConsentReturned(ctx, order, {
      id: someId,
      revision: 1,
      minor: to.firstName,
      fileName: 'consent.pdf',
      reason: 'The signature is cut off.',
    }),
  'consents.reminder': (ctx, { to, order }) =>
    mailConsentsMissing(ctx, order, {
      names: [to.firstName, 'Jude'],
      startDate: '2027-07-15',
      about: '2027-07-15:14',
      blankForm: 'https://www.example.org/forms/custodian-consent.pdf',
    }),
  'family-picture.hidden': (ctx, { order }) =>
    mailPictureHidden(ctx, order, { reason: 'It is too dark to print.', revision: 1 }),
  'capacity.released': (ctx, { to, order }) =>
    mailPlacesLeft(ctx, {
      title: `Workshop with ${to.firstName}`,
      left: 2,
      convention: { id: order.conventionId, name: 'Sangamam 2027' },
      dedupeKey: `capacity.released:${someId}`,
    }),
  'contact.message': (ctx, { to }) =>
    mailMessage(ctx, {
      id: someId,
      emailParams: {
        fullname: fullName(to),
        countryCode: '+1',
        phoneNumber: '3125550142',
        country: 'USA',
        emailAddress: to.email,
        messageSubject: 'A room for mothers',
        messageBody: wrote,
      },
      attached: ['floor-plan.pdf', 'photo.jpg'],
    }),
  'contact.answer': (ctx, { to }) =>
    mailAnswer(
      ctx,
      {
        fullName: fullName(to),
        email: to.email,
        subject: 'A room for mothers',
        body: wrote,
        createdAt: ctx.now(),
      },
      { id: someId, body: 'Yes: room 12, beside the chapel.\n\nWe look forward to seeing you.' },
    ),
} satisfies Samples & Readonly<Record<Exclude<MailKind, CopiedKind>, WriteSample>>;

/** Kinds whose mails are other mails, for staff who try them out. */
type CopiedKind = 'site.test-mail' | 'mail-text.test';

/** A sample of every kind of mail, by its name. */
export const mailSamples: Readonly<Record<string, WriteSample>> = samples;
