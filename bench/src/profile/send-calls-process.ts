// Sends the calls of a route again and again from a process of its own, so that the client's work is in no profile.
import { once } from 'node:events';

import type autocannon from 'autocannon';

import { load } from '../load/load.ts';
import type { Call } from '../routes.ts';

/** What to send, and how often. */
export interface CallsOrder {
  origin: string;
  calls: Call[];
  amount: number;
  connections: number;
}

process.on('message', ({ origin, calls, amount, connections }: CallsOrder) => {
  let turn = 0;
  const options: autocannon.Options = {
    url: origin,
    connections,
    amount,
    requests: [
      {
        setupRequest: (request) => {
          turn += 1;
          return { ...request, ...calls[turn % calls.length] };
        },
      },
    ],
  };
  void load('profile', options)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((result) => process.send?.(result));
});
await once(process, 'disconnect');
