// npm run phrases: which texts of the web app stand in the markup instead of in the catalogue of phrases.
import { main } from '../lib/main.ts';
import { root } from '../lib/root.ts';
import { findLiterals } from './find-literals.ts';

await main(() => {
  const found = findLiterals(root);
  for (const { file, line, text } of found) {
    console.log(
      `${file}:${line} shows "${text}"\n  Texts live in apps/web/app/phrases/en, so that one place is edited and translated; the specification's in the contract.\n`,
    );
  }
  if (found.length > 0) process.exitCode = 1;
});
