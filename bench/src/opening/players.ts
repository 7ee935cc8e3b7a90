import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { OpeningOrder, OpeningReport, PlayersMessage } from './opening-messages.ts';

/** The process that plays families, and takes the mails of the site. */
export interface Players {
  smtpUrl: string;
  play(order: OpeningOrder): Promise<OpeningReport>;
  leave(): void;
}

export async function startPlayers(): Promise<Players> {
  const child = fork(new URL('players-process.ts', import.meta.url), { serialization: 'advanced' });
  const lost = once(child, 'exit').then(() => Promise.reject(new Error('The process of the families ended')));
  lost.catch(() => undefined);
  const heard = async () => {
    const [message] = (await Promise.race([once(child, 'message'), lost])) as [PlayersMessage];
    if ('error' in message) throw new Error(message.error);
    return message;
  };
  const first = await heard();
  if (!('smtpUrl' in first)) throw new Error('The process of the families has no mail server');
  return {
    smtpUrl: first.smtpUrl,
    play: async (order) => {
      child.send(order);
      const message = await heard();
      if (!('report' in message)) throw new Error('The families reported nothing');
      return message.report;
    },
    leave: () => {
      if (child.connected) child.disconnect();
    },
  };
}
