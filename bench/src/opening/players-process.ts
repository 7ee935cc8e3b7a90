// The families of an opening and their mail server, in a process of their own: they are not part of the site.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { startMailServer } from '@sangamam/server/test/servers/mail-server.ts';

import { createSeeded } from '../matching/seeded.ts';
import { createCaller, VisitEnded } from './caller.ts';
import type { OpeningOrder, OpeningReport, PlayersMessage } from './opening-messages.ts';
import { playVisit } from './visits.ts';

/** A mail that takes longer counts as lost. */
const mailPatienceMs = 120_000;

const server = await startMailServer();
const tokens = new Map<string, string>();
let readMails = 0;
process.on('message', (order: OpeningOrder) => {
  void play(order)
    .then((report) => say({ report }))
    .catch((error: unknown) => say({ error: String(error) }));
});
process.on('disconnect', () => void server.close());
say({ smtpUrl: server.url });

async function play({ origins, families, seconds, seed, ...opening }: OpeningOrder): Promise<OpeningReport> {
  const caller = createCaller(origins);
  const random = createSeeded(seed);
  const mails: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  let through = 0;
  const mailedToken = async (email: string) => {
    const since = performance.now();
    while (performance.now() - since < mailPatienceMs) {
      const token = tokenFor(email);
      if (token !== undefined) {
        mails.push(performance.now() - since);
        return token;
      }
      await pause(50);
    }
    throw caller.fail(`sign-up: no mail within ${mailPatienceMs / 1_000} s`);
  };
  await Promise.all(
    families.map(async (family) => {
      const own = createSeeded(random.integer(2 ** 31));
      await pause(random.integer(seconds * 1_000));
      try {
        await playVisit(family, { ...opening, caller, random: own, mailedToken });
        through += 1;
      } catch (error) {
        if (!(error instanceof VisitEnded)) throw error;
      }
    }),
  );
  delay.disable();
  caller.close();
  const { user, system } = process.cpuUsage(cpu);
  return {
    seconds: (performance.now() - began) / 1_000,
    through,
    kinds: caller.reports,
    mails,
    errors: [...caller.errors],
    mostOpenCalls: caller.most,
    cpuSeconds: (user + system) / 1_000_000,
    // The clock itself counts 5 ms.
    ownDelayMs: delay.percentile(99) / 1e6 - 5,
  };
}

function tokenFor(email: string): string | undefined {
  for (; readMails < server.mails.length; readMails += 1) {
    const mail = server.mails[readMails];
    const token = /\/set-password\/([\w-]+)/u.exec(mail?.text ?? '')?.[1];
    const to = mail?.to?.[0]?.address;
    if (token !== undefined && to !== undefined) tokens.set(to, token);
  }
  return tokens.get(email);
}

function say(message: PlayersMessage): void {
  process.send?.(message);
}
