import type pg from 'pg';

/** A statement as it went to the driver. */
export interface Sent {
  text: string;
  name?: string;
  values: unknown[];
}

/** Records what a pool sends, for connections that are opened from now on. @returns runs work and answers its statements */
export function recordStatements(pool: pg.Pool): (work: () => Promise<unknown>) => Promise<Sent[]> {
  let sent: Sent[] | undefined;
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      sent?.push(readStatement(args));
      return send(...args);
    }) as typeof client.query;
  });
  return async (work) => {
    const own: Sent[] = [];
    sent = own;
    try {
      await work();
    } finally {
      sent = undefined;
    }
    return own;
  };
}

/** The driver accepts a statement as text or as an object; the values can be in either place. */
function readStatement([config, values]: unknown[]): Sent {
  const given = Array.isArray(values) ? (values as unknown[]) : [];
  if (typeof config === 'string') return { text: config, values: given };
  const { text, name, values: own } = config as { text: string; name?: string; values?: unknown[] };
  return { text, ...(name !== undefined && { name }), values: own ?? given };
}
