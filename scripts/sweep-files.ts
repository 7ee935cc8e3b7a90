// npm run files:sweep [-- --above-ceiling]: alias of `npm run site -- files sweep`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['files', 'sweep', ...process.argv.slice(2)]);
