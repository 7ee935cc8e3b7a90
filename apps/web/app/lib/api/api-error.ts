import * as phrases from '#phrases/lib.ts';

/** One refusal as received; its code may be newer than this client. */
export interface ReceivedError {
  code: string;
  message: string;
  /** Dotted path of the input that caused it. */
  field?: string;
}

/** A failed call. `status` is 0 when no response of the API arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errors: readonly ReceivedError[];

  constructor(status: number, errors: readonly ReceivedError[]) {
    super(errors[0]?.message ?? phrases.unknownError);
    this.status = status;
    this.errors = errors;
  }

  /** The code of the first refusal. */
  get code(): string {
    return this.errors[0]?.code ?? 'INTERNAL_ERROR';
  }
}

/** True for a failed call that was refused with `code`. */
export function isRefusal(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.errors.some((refusal) => refusal.code === code);
}

/** True for a refusal that already redirects, to the login or /error/403, so nothing needs to be shown here. */
export function redirects(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 401 || error.status === 403) &&
    error.code !== 'PROOF_REQUIRED'
  );
}

/** True when nothing was refused: no readable response arrived, or the server failed. */
export function isFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status >= 500 || error.code === unreachable.code);
}

/** No response: there is no connection, or it broke. */
export const unreachable: ReceivedError = {
  code: 'UNREACHABLE',
  message: phrases.serverUnreachable,
};

/** A response that is not the API's, such as the error page of a proxy. */
export const unreadable: ReceivedError = {
  code: unreachable.code,
  message: phrases.unreadableAnswer,
};
