import { randomUUID } from 'node:crypto';

import {
  editParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { approvePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { settleEvents } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { getReview, submitForApproval } from '@sangamam/contract/orders/order-endpoints';

import type { ReceivedFamilies } from './received-families.ts';
import { localUnit, type Family, type SignedInFamily } from './families.ts';
import type { BenchData } from './bench-data.ts';

/** What routes are made from. */
type World = Pick<BenchData, 'conventionId' | 'families'>;

/** A call as it is sent over HTTP. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Names the family by its token where staff call. */
export const familyHeader = 'x-family';

/** A measured route. */
export interface MeasuredRoute {
  name: string;
  /** The call that a family makes. */
  callOf: (family: SignedInFamily) => Call;
  /** Two families whose calls are recorded; values that differ between them and are not theirs were generated. */
  samples: [Family, Family];
  /** One family per call of a round where a call can be made only once; otherwise one family for all calls. */
  families: Family[];
  /** Calls per round; a time limit where absent. */
  amount?: number;
}

function call(
  family: SignedInFamily,
  method: Call['method'],
  path: string,
  query: Record<string, string>,
  body?: unknown,
): Call {
  return {
    method,
    path: `${path}?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${family.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

function two(families: Family[]): [Family, Family] {
  const [first, second] = families;
  if (!first || !second) throw new Error('The bench needs two families at least');
  return [first, second];
}

/** Reads the eight people of a registration. */
export function participantsRoute({ conventionId, families }: World): MeasuredRoute {
  const samples = two(families);
  return {
    name: 'read: participants',
    callOf: (family) => call(family, 'GET', listParticipants.path, { userId: family.userId, conventionId }),
    samples,
    families: [samples[0]],
  };
}

/** Reads the complete review of a registration. */
export function reviewRoute({ conventionId, families }: World): MeasuredRoute {
  const samples = two(families);
  return {
    name: 'read: review',
    callOf: (family) => call(family, 'GET', getReview.path, { userId: family.userId, conventionId }),
    samples,
    families: [samples[0]],
  };
}

/** Saves a family member: one transaction under the order's lock. Each connection has its own family. */
export function editRoute({ conventionId, families }: World): MeasuredRoute {
  return {
    name: 'write: edit participant',
    callOf: (family) =>
      call(
        family,
        'PATCH',
        editParticipant.path,
        { participantId: family.childId, conventionId, primaryUserId: family.userId },
        {
          primaryUserId: family.userId,
          conventionId,
          firstName: 'Joseph',
          lastName: 'Mathew',
          familyName: 'Puthenpurackal',
          relationShip: 'SON',
          maritalStatus: 'SINGLE',
          organization: localUnit,
          dob: '2010-05-15',
          country: 'USA',
        },
      ),
    samples: two(families),
    families: families.slice(0, 64),
  };
}

/** Submits registrations for approval, each once; they compete for the same package row. */
export function submitRoute({ conventionId, families }: World, amount: number): MeasuredRoute {
  return {
    name: 'submit for approval',
    callOf: (family) =>
      call(family, 'PATCH', submitForApproval.path, { userId: family.userId, conventionId }, {}),
    samples: two(families),
    families: families.slice(2),
    amount,
  };
}

/** Approves payments that came, each once. */
export function approveRoute({ families, treasurer }: ReceivedFamilies, amount: number): MeasuredRoute {
  const payments = new Map(families.map(({ token, paymentId }) => [token, paymentId]));
  return {
    name: 'approve a payment',
    callOf: (family) =>
      staffCall(treasurer, family, {
        method: approvePayment.method,
        path: approvePayment.path.replace('{paymentId}', payments.get(family.token) ?? ''),
        body: {},
      }),
    samples: two(families),
    families: families.slice(2),
    amount,
  };
}

/** Checks the registrant of each confirmed registration in at the desk, once. */
export function checkInRoute({ families, desk }: ReceivedFamilies, amount: number): MeasuredRoute {
  const byToken = new Map(families.map((family) => [family.token, family]));
  return {
    name: 'check in at the desk',
    callOf: (family) =>
      staffCall(desk, family, {
        method: settleEvents.method,
        path: settleEvents.path,
        body: {
          desk: 'Desk 1',
          sentAt: new Date().toISOString(),
          events: [
            {
              id: randomUUID(),
              orderId: byToken.get(family.token)?.orderId,
              personId: byToken.get(family.token)?.personId,
              kind: 'ARRIVED',
              at: new Date().toISOString(),
              overrides: false,
              consent: null,
            },
          ],
        },
      }),
    samples: two(families),
    families: families.slice(2),
    amount,
  };
}

/** A call of staff about a family; the header tells the twin which. */
function staffCall(
  token: string,
  family: SignedInFamily,
  { method, path, body }: { method: Call['method']; path: string; body: unknown },
): Call {
  return {
    method,
    path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [familyHeader]: family.token,
    },
    body: JSON.stringify(body),
  };
}
