import { performance } from 'node:perf_hooks';

import autocannon from 'autocannon';

/**
 * Loads a server and returns requests per second, timed from the start to the last response by its own clock:
 * autocannon checks its clock once a second, which can be as long as a whole round with a fixed amount.
 *
 * @throws Error when a single call is refused or fails: such a round is worthless
 */
export function load(name: string, options: autocannon.Options): Promise<number> {
  const { promise: rate, resolve, reject } = Promise.withResolvers<number>();
  const start = performance.now();
  let answers = 0;
  let last = start;
  const instance = autocannon(options, (error: Error | null, result) => {
    if (error !== null) return reject(error);
    if (result.non2xx > 0 || result.errors > 0) {
      return reject(new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`));
    }
    if (answers === 0) return reject(new Error(`${name}: no answer came`));
    return resolve((answers * 1000) / (last - start));
  });
  instance.on('response', () => {
    answers += 1;
    last = performance.now();
  });
  return rate;
}
