/** PayPal did not answer, or not in a way that says what happened. The same request may be repeated later. */
export class PaypalUnavailable extends Error {
  override readonly name = 'PaypalUnavailable';
}

/** PayPal answered, but not as its interface is documented: repeating the request will hardly help. */
export class PaypalUnreadable extends PaypalUnavailable {}

/** PayPal refused a request. The message has its issue and debug id, which its support asks for, and no secret. */
export class PaypalRefused extends Error {
  override readonly name = 'PaypalRefused';
  /** The first issue of the answer, such as `INSTRUMENT_DECLINED`, or the name of the error. */
  readonly issue: string;
  readonly status: number;

  constructor(
    operation: string,
    { issue, status, debugId }: { issue: string; status: number; debugId: string },
  ) {
    super(`PayPal refused to ${operation}: ${issue} (${status}, debug id ${debugId})`);
    this.issue = issue;
    this.status = status;
  }
}
