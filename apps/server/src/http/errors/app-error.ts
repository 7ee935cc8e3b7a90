import { errorCatalogue, type ErrorCode } from '@sangamam/contract/http/error-catalogue';
import type { FailureEnvelope, QuickerChange, WireError } from '@sangamam/contract/http/envelope';

/** One refusal: its code, and the sentence and the invalid field when they differ from the catalogue's. */
export interface Refusal {
  code: ErrorCode;
  message?: string | undefined;
  /** Dotted path of the invalid input, with its wire names. */
  field?: string | undefined;
  /** The change of somebody who was quicker. */
  quicker?: QuickerChange | undefined;
}

interface RefusalOptions extends Omit<Refusal, 'code'> {
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** The underlying error. Logged, never sent. */
  cause?: unknown;
}

/**
 * A refusal for the caller. Thrown anywhere below a route, it becomes the failure envelope with the status of its first
 * code. Codes, statuses and sentences come from the contract's catalogue (SPEC §8).
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly errors: readonly WireError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    const { message, field, quicker } = options;
    const error = wireError({ code, message, field, quicker });
    super(`${code}: ${error.message}`, { cause: options.cause });
    this.status = errorCatalogue[code].status;
    this.errors = [error];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** Several refusals at once, such as one per invalid field. The first one decides the status. */
  static all(refusals: readonly [Refusal, ...Refusal[]]): AppError {
    const [first] = refusals;
    const error = new AppError(first.code, first);
    return Object.assign(error, { errors: refusals.map(wireError) });
  }

  /** The response body. */
  toEnvelope(): FailureEnvelope {
    return { success: false, errors: [...this.errors] };
  }
}

function wireError({ code, message, field, quicker }: Refusal): WireError {
  return {
    code,
    message: message ?? errorCatalogue[code].message,
    ...(field !== undefined && { field }),
    ...(quicker !== undefined && { quicker }),
  };
}
