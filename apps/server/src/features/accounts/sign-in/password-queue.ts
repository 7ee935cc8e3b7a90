import { hashingLoad } from '../hashing/hash-in-turn.ts';
import type { SignInQueue } from './sign-in.ts';

/** What the metrics tell about those who want a password hashed: now (running, waiting) and since the start. */
export function passwordQueue(queue: SignInQueue) {
  const [hashing, signIns] = [hashingLoad(), queue.load];
  return {
    running: hashing.running,
    waiting: hashing.waiting + signIns.waiting,
    refused: hashing.refused + signIns.refused,
    abandoned: hashing.abandoned + signIns.abandoned,
  };
}
