/** Argon2id's cost: memory in KiB, passes, lanes. */
export interface HashingParameters {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** What a hashing thread is asked. */
export type HashingJob =
  | { kind: 'hash'; password: string; parameters: HashingParameters }
  | { kind: 'verify'; stored: string; password: string };

/** A hash, or whether the password fits; or what went wrong. */
export type HashingResult = { value: string | boolean } | { error: string };
