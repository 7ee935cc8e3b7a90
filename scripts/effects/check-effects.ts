// npm run effects: lists effects and ref callbacks that return something React would call as their cleanup.
import { main } from '../lib/main.ts';
import { root } from '../lib/root.ts';
import { findEffectReturns } from './find-effect-returns.ts';

await main(() => {
  const found = findEffectReturns(root);
  for (const { file, line, returned } of found) {
    console.log(
      `${file}:${line} returns ${returned}\n  React calls what an effect or a ref callback returns. Return a function, or nothing (use a block).\n`,
    );
  }
  if (found.length > 0) process.exitCode = 1;
});
