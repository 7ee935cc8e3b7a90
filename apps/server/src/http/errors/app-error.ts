import { errorCatalogue, type ErrorCode } from '@sangamam/contract/http/error-catalogue';
import type { FailureEnvelope, WireError } from '@sangamam/contract/http/envelope';

/** One refusal: its code, and where they differ from the catalogue's, sentence and offending field. */
export interface Refusal {
  code: ErrorCode;
  message?: string | undefined;
  /** Dotted path of the input that is to blame, as the wire names it. */
  field?: string | undefined;
}

interface RefusalOptions extends Omit<Refusal, 'code'> {
  /** Seconds until another attempt makes sense; travels as `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** What went wrong below. It reaches the log and never the answer. */
  cause?: unknown;
}

/**
 * A refusal that the caller is meant to read: thrown anywhere below a route, it becomes the failure envelope with the
 * status of its first code. Codes, statuses and sentences come from the contract's catalogue (SPEC §8).
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly errors: readonly WireError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    const error = wireError({ code, message: options.message, field: options.field });
    super(`${code}: ${error.message}`, { cause: options.cause });
    this.status = errorCatalogue[code].status;
    this.errors = [error];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** Several refusals at once, such as every field that does not fit. The first one decides the status. */
  static all(refusals: readonly [Refusal, ...Refusal[]]): AppError {
    const [first] = refusals;
    const error = new AppError(first.code, first);
    return Object.assign(error, { errors: refusals.map(wireError) });
  }

  /** The body that the caller receives. */
  toEnvelope(): FailureEnvelope {
    return { success: false, errors: [...this.errors] };
  }
}

function wireError({ code, message, field }: Refusal): WireError {
  return {
    code,
    message: message ?? errorCatalogue[code].message,
    ...(field !== undefined && { field }),
  };
}
