import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { FilledSite } from '../lists/filled-site.ts';
import { megabytesOf, mostMegabytesOf } from '../report/process-status.ts';
import { startScript } from '../web/start-script.ts';

/** What is done once after a start has its memory by then. */
const settleMs = 10_000;

/**
 * Starts the site as it runs in production, in a process of its own, on the database of a filled site, and reads every list and
 * export once from it: how long the start takes, and how much memory the process has then, after them, and at most. The first
 * start compiles the code and is not counted.
 */
export async function startBeside(site: FilledSite) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-growth-start-'));
  const start = async () =>
    startScript({ DATA_DIR: dataDir, DATABASE_URL: site.databaseUrl, RATE_LIMITS: 'off' });
  try {
    await (await start()).stop();
    const started = await start();
    await pause(settleMs);
    const afterStart = megabytesOf(started.pid);
    for (const list of site.lists) await site.readFrom(started.origin, list);
    const figures = {
      'start, seconds': Number(started.readySeconds.toFixed(1)),
      'memory after the start, MB': afterStart,
      'memory after all lists and exports, MB': megabytesOf(started.pid),
      'memory at most, MB': mostMegabytesOf(started.pid),
    };
    await started.stop();
    return figures;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
