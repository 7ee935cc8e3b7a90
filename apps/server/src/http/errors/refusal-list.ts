import { AppError, type Refusal } from './app-error.ts';

/** How many refusals an answer lists: no form has as many fields. */
export const maxRefusals = 60;

/** Collects refusals of a request: of each field the first, which says what to correct first, up to `maxRefusals`. */
export class RefusalList {
  readonly #refusals: Refusal[] = [];
  readonly #fields = new Set<string>();

  get isEmpty(): boolean {
    return this.#refusals.length === 0;
  }

  /** Takes from `refusals` what is new. Once the list is full, the rest is not even produced. */
  addAll(refusals: Iterable<Refusal>): void {
    if (this.#refusals.length >= maxRefusals) return;
    for (const refusal of refusals) {
      if (refusal.field === undefined || !this.#fields.has(refusal.field)) {
        if (refusal.field !== undefined) this.#fields.add(refusal.field);
        this.#refusals.push(refusal);
      }
      if (this.#refusals.length >= maxRefusals) return;
    }
  }

  /** One error for all of them; the first one decides the status. */
  toError(): AppError {
    const [first = { code: 'RQST_PARAMS_INVALID' as const }, ...rest] = this.#refusals;
    return AppError.all([first, ...rest]);
  }
}
