// npm run phrases: lists texts of the web app and of the mails that are not in a catalogue.
import { main } from '../lib/main.ts';
import { root } from '../lib/root.ts';
import { findLiterals } from './find-literals.ts';
import { findMailLiterals } from './find-mail-literals.ts';

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
});
