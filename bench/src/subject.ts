import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { Recording } from './capture-statements.ts';

/** A server in its own process. */
export interface Subject {
  origin: string;
  stop(): Promise<void>;
}

/** What a server process receives before it listens. */
export interface SubjectOrder {
  databaseUrl: string;
  recording?: Recording;
}

/** Starts the product or its twin and waits until it listens. */
export async function startSubject(name: 'product' | 'twin', order: SubjectOrder): Promise<Subject> {
  const child = fork(path.join(import.meta.dirname, `${name}-process.ts`), { serialization: 'advanced' });
  child.send(order);
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
