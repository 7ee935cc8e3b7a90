import { z } from 'zod';

import type { ErrorCode } from './error-catalogue.ts';

/** The change that made a call impossible, when somebody else was quicker. Only staff receive it. */
export interface QuickerChange {
  /** Verb and noun of the audit log, such as `order.approved`. */
  action: string;
  actorName: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** One error of the envelope. `field` is the dotted path of the invalid input, where there is one. */
export interface WireError {
  code: ErrorCode;
  message: string;
  field?: string;
  /** Who was quicker; `message` says it in words. */
  quicker?: QuickerChange;
}

/** The answer of every failed call (SPEC §7). */
export interface FailureEnvelope {
  success: false;
  errors: WireError[];
  /** Id of the request in the logs; only with server errors. */
  requestId?: string;
}

/** The answer of every successful call (SPEC §7). */
export interface SuccessEnvelope<Data> {
  success: true;
  data: Data;
}

/** Parses any answer of the API, including one of a newer server with unknown codes. */
export const failureEnvelope = z.object({
  success: z.literal(false),
  errors: z.array(z.object({ code: z.string(), message: z.string(), field: z.string().optional() })).min(1),
  requestId: z.string().optional(),
});
