import {
  editParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { getReview, submitForApproval } from '@sangamam/contract/orders/order-endpoints';

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
