// Switches off each guard of scripts/guards/house-guards.ts in turn and checks that its test fails. Arguments are parts
// of names.
import { createLocator } from './guards/guard.ts';
import { guards } from './guards/house-guards.ts';
import { failsWithout } from './guards/switch-off.ts';
import { main } from './lib/main.ts';

await main(async () => {
  const wanted = process.argv.slice(2);
  const chosen = guards.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  const locate = await createLocator();
  const unnoticed: string[] = [];
  for (const guard of chosen) {
    const failed = await failsWithout(guard, locate(guard));
    if (!failed) unnoticed.push(guard.name);
    console.log(`${failed ? 'fails without it' : 'PASSES WITHOUT IT'} · ${guard.name} · ${guard.testFile}`);
  }
  console.log(
    `${chosen.length - unnoticed.length} of ${chosen.length} guards are noticed when they are missing.`,
  );
  if (unnoticed.length > 0) throw new Error(`No test fails without: ${unnoticed.join(', ')}`);
});
