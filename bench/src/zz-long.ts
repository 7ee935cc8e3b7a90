import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { mkdtempSync } from 'node:fs';
import { startFront } from './web/http2-front.ts';
import { startSiteProcess } from './web/start-site-process.ts';
import { browserFlags, browserPath } from './web/browser.ts';
const front = await startFront();
const site = await startSiteProcess({ dataDir: mkdtempSync('/tmp/zz-'), publicUrl: front.origin });
front.leadTo(site.origin);
for (const p of process.argv.slice(2))
  for (const m of ['simulate', 'simulate', 'simulate', 'devtools', 'devtools', 'devtools'] as const) {
    const chrome = await launch({
      chromePath: browserPath,
      chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...browserFlags],
      logLevel: 'silent',
    });
    const r = await lighthouse(front.origin + p, {
      port: chrome.port,
      logLevel: 'silent',
      throttlingMethod: m,
      onlyCategories: ['performance'],
    });
    const a = r!.lhr.audits;
    const v = (k: string) => Math.round(a[k]?.numericValue ?? -1);
    console.log(
      p,
      m,
      r!.lhr.categories['performance']!.score,
      'FCP',
      v('first-contentful-paint'),
      'LCP',
      v('largest-contentful-paint'),
      'TBT',
      v('total-blocking-time'),
      'SI',
      v('speed-index'),
      JSON.stringify(
        (a['lcp-breakdown-insight']?.details as any)?.items?.[0]?.items?.map((i: any) => [
          i.subpart,
          Math.round(i.duration),
        ]),
      ),
    );
    for (const q of (a['long-tasks']?.details as any)?.items ?? [])
      console.log('   ', Math.round(q.startTime), Math.round(q.duration), q.url?.replace(front.origin, ''));
    for (const q of (a['mainthread-work-breakdown']?.details as any)?.items ?? [])
      console.log('      ', q.groupLabel, Math.round(q.duration));
    chrome.kill();
  }
await site.stop();
await front.stop();
process.exit(0);
