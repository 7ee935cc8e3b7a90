import { hashingLoad } from '../hashing/hash-in-turn.ts';
import { signInLoad } from './sign-in.ts';

/** What the metrics tell about those who want a password hashed: now (running, waiting) and since the start. */
export function passwordQueue() {
  const [hashing, signIns] = [hashingLoad(), signInLoad()];
  return {
    running: hashing.running,
    waiting: hashing.waiting + signIns.waiting,
    refused: hashing.refused + signIns.refused,
    abandoned: hashing.abandoned + signIns.abandoned,
  };
}
