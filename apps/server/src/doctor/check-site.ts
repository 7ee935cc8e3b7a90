import type { Env } from '#server/env.ts';

import { failure, ok, warning, type Finding } from './finding.ts';

/** Asks `/readyz` of the process that listens here, as a load balancer does. */
export async function checkSite({ host, port }: Env, ms: number): Promise<Finding[]> {
  if (port === 0) return [];
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const response = await fetch(`http://${name}:${port}/readyz`, { signal: AbortSignal.timeout(ms) }).catch(
    (error: unknown) => error as Error,
  );
  if (response instanceof Error)
    return [
      warning(
        'site',
        `No site answers at port ${port} of ${name}.`,
        'Start it, unless it is stopped on purpose; its log says why it ended.',
      ),
    ];
  if (response.ok) return [ok('site', `The site at port ${port} is ready.`)];
  const { obstacle } = (await response.json().catch(() => ({}))) as { obstacle?: string };
  return [
    failure(
      'site',
      `The site at port ${port} is not ready: ${obstacle ?? `it answers ${response.status}`}`,
      'The lines about database, migrations and queue say what is missing; else see its log.',
    ),
  ];
}
