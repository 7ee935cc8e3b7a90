import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { mkdtempSync } from 'node:fs';
import { startFront } from './web/http2-front.ts';
import { startSiteProcess } from './web/start-site-process.ts';
import { browserFlags, browserPath } from './web/browser.ts';
const front = await startFront();
const site = await startSiteProcess({ dataDir: mkdtempSync('/tmp/zz-'), publicUrl: front.origin });
front.leadTo(site.origin);
for (const p of process.argv.slice(2)) {
  for (let n = 0; n < 2; n += 1) {
    const chrome = await launch({
      chromePath: browserPath,
      chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...browserFlags],
      logLevel: 'silent',
    });
    const r = await lighthouse(front.origin + p, {
      port: chrome.port,
      logLevel: 'silent',
      throttlingMethod: 'devtools',
      onlyCategories: ['performance'],
    });
    const a = r!.lhr.audits;
    console.log(
      p,
      'FCP',
      a['first-contentful-paint']!.numericValue,
      'LCP',
      a['largest-contentful-paint']!.numericValue,
      'TBT',
      a['total-blocking-time']!.numericValue,
      'SI',
      a['speed-index']?.numericValue,
    );
    console.log(
      JSON.stringify(
        a['lcp-breakdown-insight']?.details ?? a['largest-contentful-paint-element']?.details,
        null,
        0,
      ).slice(0, 900),
    );
    for (const q of (a['network-requests']!.details as any).items)
      console.log(
        '  ',
        Math.round(q.networkRequestTime),
        Math.round(q.networkEndTime),
        q.transferSize,
        q.priority,
        q.url.replace(/^https:\/\/[^/]+/, '').slice(0, 70),
      );
    chrome.kill();
  }
}
await site.stop();
await front.stop();
process.exit(0);
