// npm run arrows: lists imports and uses of tables that violate the architecture, and where their code should be.
import { main } from '../lib/main.ts';
import { root } from '../lib/root.ts';
import { findViolations, sourceFilesOf } from './find-violations.ts';

await main(() => {
  const violations = findViolations(root);
  for (const { file, line, specifier, arrow, advice } of violations) {
    console.log(`${file}:${line} uses ${specifier}\n  ${arrow}. ${advice}\n`);
  }
  console.log(`${sourceFilesOf(root).length} files, ${violations.length} violations`);
  if (violations.length > 0) process.exitCode = 1;
});
