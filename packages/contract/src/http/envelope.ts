import { z } from 'zod';

import type { ErrorCode } from './error-catalogue.ts';

/** One refusal in the envelope. `field` is the dotted path of the offending input, where there is one. */
export interface WireError {
  code: ErrorCode;
  message: string;
  field?: string;
}

/** What every failed call answers (SPEC §7). */
export interface FailureEnvelope {
  success: false;
  errors: WireError[];
  /** Under which the log tells what happened; beside answers that are the server's fault. */
  requestId?: string;
}

/** What every successful call answers (SPEC §7). */
export interface SuccessEnvelope<Data> {
  success: true;
  data: Data;
}

/** Reads any answer of the API, also one from a newer server whose codes this client does not know. */
export const failureEnvelope = z.object({
  success: z.literal(false),
  errors: z.array(z.object({ code: z.string(), message: z.string(), field: z.string().optional() })).min(1),
  requestId: z.string().optional(),
});
