// npm run docs: the documentation site at an address of this machine, with what is being edited. npm run docs:build
// writes it into build/docs and follows every link of it.
import { buildDocs } from './docs/build-docs.ts';
import { main } from './lib/main.ts';
import { inRoot } from './lib/root.ts';
import { runCommand } from './lib/run-command.ts';

await main(async () => {
  if (process.argv.includes('--serve')) {
    await runCommand(['vitepress', 'dev', ...process.argv.slice(2).filter((word) => word !== '--serve')], {
      cwd: inRoot('docs'),
    });
    return;
  }
  const { ok, output } = await buildDocs();
  console.log(output.trim());
  if (!ok) process.exitCode = 1;
});
