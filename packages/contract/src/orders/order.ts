import { z } from 'zod';

import { selectedAddon } from '../conventions/addons/addon.ts';
import { walletNames } from '../documents/wallet/wallets.ts';
import { conventionData } from '../conventions/convention.ts';
import { revision } from '../fields/revision.ts';
import { hotelDetails } from '../hotel/hotel-details.ts';
import { orderPackage } from '../conventions/packages/package.ts';
import { participantRecord } from './participants/participant.ts';
import { balance } from '../ledger/balance/balance.ts';
import { arrivalDepartureInfo, familyShuttle } from '../travel/plan/travel-plan.ts';
import { orderDiscount } from '../conventions/discounts/discount.ts';
import { currencies } from './pricing/currency-for.ts';
import { lineKindNames } from './pricing/line-kinds.ts';
import { ownChangeRequest } from './amendments/own-change-request.ts';
import { ownCancelRequest } from './cancel/cancel-request.ts';
import { askedQuestion } from '../casework/questions/question.ts';
import { resumeSteps } from './next-step.ts';
import { timelineEvent } from './timeline/timeline-events.ts';
import { orderStatuses, paymentStatuses, registrationStatuses } from './order-status.ts';

/** Both sums of an order, whole dollars (SPEC §3 Order). */
export const priceInfo = z.object({ netPrice: z.int(), cadNetPrice: z.int() });

/** A line as people read it: `amount` in whole dollars of the order's currency. */
export const orderLine = z.object({
  kind: z.enum(lineKindNames),
  title: z.string(),
  detail: z.string(),
  quantity: z.int(),
  amount: z.int(),
  /** Of a line that takes another one off: the place of that line among the lines, from 0. */
  removesPosition: z.int().optional(),
});
export type OrderLine = z.output<typeof orderLine>;

/** The wallets that the registration can be put into now; none unless it is confirmed, and where the site offers none. */
const wallets = z.array(z.enum(walletNames));

const states = {
  status: z.enum(orderStatuses),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  paymentStatus: z.enum(paymentStatuses).nullable(),
};

/** An order in a list of the registrant's own. Instants are ISO 8601 UTC. */
export const orderSummary = z.object({
  _id: z.string(),
  parentOrderId: z.string().nullable(),
  conventionData,
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrationDate: z.string(),
  submittedDate: z.string().nullable(),
  ...states,
  packageName: z.string().nullable(),
  currency: z.enum(currencies),
  balance,
  /** Reason that the officers gave for a rejection or cancellation. */
  reason: z.string().nullable(),
  /** The step at which the family continues; absent once the order is submitted or cancelled, and for add-on orders. */
  resumeAt: z.enum(resumeSteps).nullable(),
  /** Whether the family is, or was, on a wait list with this registration. */
  waitListed: z.boolean(),
  /** Whether the hotel's number for the family is known. */
  hasHotelConfirmation: z.boolean(),
  /** The hotel of a confirmed registration, as soon as the hotel has given its number. */
  hotelDetails: hotelDetails.nullable(),
  /** The full names of those who attend, SELF first; none for an add-on order. */
  attending: z.array(z.string()),
  /** What an add-on order buys; none for a registration, whose review shows it. */
  bought: z.array(orderLine),
  /** The family's published shuttle runs. */
  shuttles: z.array(familyShuttle),
  wallets,
  /** The family's last request to cancel, until staff cancel or the family takes it back; `null` without one. */
  cancelRequest: ownCancelRequest.nullable(),
  /** The last change that the family asked for, while it waits or once it was declined; `null` without one. */
  changeRequest: ownChangeRequest.nullable(),
  /** What a registrar asks and the family has not answered, the oldest first. */
  questions: z.array(askedQuestion),
  /** What happened so far, the oldest first. */
  timelineEvents: z.array(timelineEvent),
});
export type OrderSummary = z.output<typeof orderSummary>;

/** A complete order (SPEC §3 Order). */
export const order = z.object({
  _id: z.string(),
  user: z.string(),
  parentOrderId: z.string().nullable(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrationDate: z.string(),
  ...states,
  participants: z.array(participantRecord),
  packageData: orderPackage.nullable(),
  selectedAddons: z.array(selectedAddon),
  specialRequest: z.string(),
  /** Revision of selection and special request; a change names the one it started from. */
  selectionRevision: revision,
  currency: z.enum(currencies),
  priceInfo,
  conventionData,
  /** Where the family stays; `null` until the registration is confirmed and the hotel has given its number. */
  hotelDetails: hotelDetails.nullable(),
  reason: z.string().nullable(),
  arrivalDepartureInfo,
  /** Addresses of the consent forms, in the order in which they were sent; each opens for five minutes. */
  consentForms: z.array(z.string()),
  familyPicture: z.string().nullable(),
  familyPictureNote: z.string(),
  wallets,
});
export type Order = z.output<typeof order>;

/** What the review shows (SPEC §3 Review data, misspelt names included). All amounts are whole dollars. */
export const review = z.object({
  orderId: z.string(),
  participantsData: z.array(participantRecord),
  primaryUserData: participantRecord.shape.userId,
  packageData: orderPackage.nullable(),
  totalAmout: z.int(),
  totalCadAmount: z.int(),
  currency: z.enum(currencies),
  lines: z.array(orderLine),
  /** The discount code of an order that is not sent yet. */
  discountCode: orderDiscount.nullable(),
  selectedAddons: z.array(selectedAddon),
  specialRequest: z.string(),
  convenienceFee: z.int(),
  balance,
  isAllParticpantsAdults: z.boolean(),
  conventionData,
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  ...states,
});
export type Review = z.output<typeof review>;
