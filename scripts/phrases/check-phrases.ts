// npm run phrases: lists texts of the web app and of the mails that are not in a catalogue, and keys that are not roles.
import { main } from '../lib/main.ts';
import { root } from '../lib/root.ts';
import { findLiterals } from './find-literals.ts';
import { findMailLiterals } from './find-mail-literals.ts';
import { findUnclearKeys } from './find-unclear-keys.ts';

const checked = [
  { find: findLiterals, catalogue: 'apps/web/app/phrases/en' },
  { find: findMailLiterals, catalogue: 'apps/server/src/phrases/en' },
];

await main(() => {
  for (const { find, catalogue } of checked) {
    for (const { file, line, text } of find(root)) {
      console.log(
        `${file}:${line} shows "${text}"\n  Texts live in ${catalogue}, so that one place is edited and translated; the specification's in the contract.\n`,
      );
      process.exitCode = 1;
    }
  }
  for (const { file, line, key } of findUnclearKeys(root)) {
    console.log(
      `${file}:${line} has the key ${key}\n  A key names what its phrase is for, such as cancelHint or emptyTitle: at most four words, no digit.\n`,
    );
    process.exitCode = 1;
  }
});
