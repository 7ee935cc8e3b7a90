import { AppError, type Refusal } from './app-error.ts';

/** Most refusals in one response; no form has as many fields. */
export const maxRefusals = 60;

/** Collects the refusals of a request: only the first per field, up to `maxRefusals`. */
export class RefusalList {
  readonly #refusals: Refusal[] = [];
  readonly #fields = new Set<string>();

  get isEmpty(): boolean {
    return this.#refusals.length === 0;
  }

  /** Adds refusals of new fields. Once the list is full, the iterable is not read further. */
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
