import { siteVersion } from '@sangamam/contract/site-version';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { createDiskWatch } from '#server/db/connection/disk-watch.ts';
import { createServer, type TrustProxy } from '#server/http/create-server.ts';

import { addErrorHandler } from '#server/plugins/error-handler.ts';
import { addMetrics } from './metrics.ts';

const metricsToken = 'a-token-of-prometheus';

/** Requests a site's metrics; `counted` is the number of outbox queries meanwhile. */
async function ask(
  site: { metricsToken?: string; publicUrl?: string; trustProxy?: TrustProxy },
  calls: { remoteAddress?: string; headers?: Record<string, string> }[],
) {
  const { publicUrl = 'http://localhost:3000', trustProxy = false, metricsToken: token } = site;
  const app = createServer({ logger: pino({ level: 'silent' }), trustProxy });
  let counted = 0;
  addErrorHandler(app);
  addMetrics(app, {
    pool: { idleCount: 0, totalCount: 0, waitingCount: 0 } as never,
    diskWatch: createDiskWatch(),
    passwordQueue: () => ({ running: 0, waiting: 0, refused: 0, abandoned: 0 }),
    countOutbox: () => {
      counted += 1;
      return Promise.resolve({ waiting: 0, dead: 0 });
    },
    queues: { readStates: () => Promise.resolve([]) },
    installation: {
      readKinds: () => Promise.reject(new Error('away')),
      readTimetable: () => Promise.resolve(new Map([['sweep-files', '2027-02-01T08:17:00Z']])),
      newestBackup: () => Promise.resolve(undefined),
      freeSpace: () => Promise.resolve(new Map([['files', 4096]])),
    },
    access: { publicUrl, trustProxy, metricsToken: token },
  });
  const answers: LightMyRequestResponse[] = [];
  for (const call of calls) answers.push(await app.inject({ method: 'GET', url: '/metrics', ...call }));
  await app.close();
  return { statuses: answers.map(({ statusCode }) => statusCode), counted, answers };
}

it('a site of this machine shows its metrics to loopback alone', async () => {
  const { statuses } = await ask({}, [
    { remoteAddress: '127.0.0.1' },
    { remoteAddress: '::1' },
    { remoteAddress: '::ffff:127.0.0.1' },
    { remoteAddress: '203.0.113.9' },
    { remoteAddress: '::ffff:203.0.113.9' },
  ]);
  expect(statuses).toEqual([200, 200, 200, 404, 404]);
});

it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'])(
  'a call that a proxy on the same machine passes on (%s) is not from loopback',
  async (header) => {
    const { statuses } = await ask({}, [{ remoteAddress: '127.0.0.1', headers: { [header]: '127.0.0.1' } }]);
    expect(statuses).toEqual([404]);
  },
);

it.each([{ publicUrl: 'https://sangamam.test' }, { trustProxy: 1 }])(
  'a site behind a proxy (%j) shows its metrics to no one without a token',
  async (site) => {
    expect((await ask(site, [{ remoteAddress: '127.0.0.1' }])).statuses).toEqual([404]);
  },
);

it('with a token the metrics are for whoever sends it, from anywhere, and for no one else', async () => {
  const authorization = `Bearer ${metricsToken}`;
  const { statuses } = await ask({ metricsToken, publicUrl: 'https://sangamam.test', trustProxy: 1 }, [
    { remoteAddress: '203.0.113.9', headers: { authorization } },
    { remoteAddress: '203.0.113.9', headers: { authorization: `${authorization}x` } },
    { remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer x' } },
    { remoteAddress: '127.0.0.1' },
  ]);
  expect(statuses).toEqual([200, 404, 404, 404]);
});

it('is rendered once for all who ask within a moment', async () => {
  const { statuses, counted } = await ask(
    {},
    Array.from({ length: 20 }, () => ({})),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(counted).toBeLessThan(20);
});

it('tells how the queue of password hashes is, and has buckets for answers of up to a minute', async () => {
  const [answer] = (await ask({}, [{}])).answers;
  expect(answer?.body).toContain('password_hashing_jobs{state="waiting"} 0');
  expect(answer?.body).toContain('password_hashing_dropped_total{reason="refused"}');
});

it('the metrics name the version, the timetable and free space, and leave out what cannot be read', async () => {
  const { answers } = await ask({}, [{ remoteAddress: '127.0.0.1' }]);
  const lines = answers[0]?.body.split('\n') ?? [];
  expect(lines).toContain(`site_info{version="${siteVersion}",node="${process.version.slice(1)}"} 1`);
  expect(lines).toContain(
    `timetable_last_queued_timestamp_seconds{task="sweep-files"} ${Date.parse('2027-02-01T08:17:00Z') / 1000}`,
  );
  expect(lines).toContain('disk_free_bytes{place="files"} 4096');
  expect(lines.filter((line) => /^(?:job_kind_|backup_)/u.test(line))).toEqual([]);
});
