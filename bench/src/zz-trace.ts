import { chromium } from 'playwright';
import { mkdtempSync, readFileSync } from 'node:fs';
import { startFront } from './web/http2-front.ts';
import { startSiteProcess } from './web/start-site-process.ts';
const front = await startFront();
const site = await startSiteProcess({ dataDir: mkdtempSync('/tmp/zz-'), publicUrl: front.origin });
front.leadTo(site.origin);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
});
for (let n = 0; n < 3; n++) {
  const c = await b.newContext({
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
    deviceScaleFactor: 1.75,
  });
  const p = await c.newPage();
  const cdp = await c.newCDPSession(p);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await b.startTracing(p, {
    path: '/tmp/trace.json',
    categories: [
      'devtools.timeline',
      'toplevel',
      'disabled-by-default-devtools.timeline',
      'v8.execute',
      'disabled-by-default-v8.cpu_profiler',
      'blink.user_timing',
      'loading',
    ],
  });
  await p.goto(front.origin + (process.argv[2] ?? '/'));
  await p.waitForLoadState('networkidle');
  await b.stopTracing();
  const t = JSON.parse(readFileSync('/tmp/trace.json', 'utf8')).traceEvents as any[];
  const main = t.find((e) => e.name === 'FunctionCall' || e.name === 'EvaluateScript');
  const tasks = t.filter(
    (e) =>
      (e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask') &&
      e.dur > 40000 &&
      e.pid === main.pid &&
      e.tid === main.tid,
  );
  const base = Math.min(...t.filter((e) => e.ts > 0 && e.name === 'ParseHTML').map((e) => e.ts));
  for (const k of tasks) {
    const inside = t
      .filter(
        (e) =>
          e.pid === k.pid &&
          e.tid === k.tid &&
          e.ph === 'X' &&
          e.ts >= k.ts &&
          e.ts + (e.dur ?? 0) <= k.ts + k.dur &&
          e.dur > 4000 &&
          !e.name.includes('RunTask'),
      )
      .sort((x, y) => y.dur - x.dur)
      .slice(0, 9);
    console.log('TASK at', Math.round((k.ts - base) / 1000), 'dur', Math.round(k.dur / 1000));
    for (const e of inside)
      console.log(
        '     ',
        e.name,
        Math.round(e.dur / 1000),
        (e.args?.data?.url ?? e.args?.data?.functionName ?? e.args?.beginData?.url ?? '').replace?.(
          front.origin,
          '',
        ),
        e.args?.data?.functionName ?? '',
        e.args?.data?.type ?? '',
      );
  }
  console.log('----');
  await c.close();
}
await b.close();
await site.stop();
await front.stop();
process.exit(0);
