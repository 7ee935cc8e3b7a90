// npm run phrases:translated: how much of each catalogue is in Malayalam, as the table of docs/malayalam.md.
import { main } from '../lib/main.ts';
import { root } from '../lib/root.ts';
import { catalogues, readTranslations, translatedIn } from './translations.ts';

await main(async () => {
  console.log('| File | In Malayalam | Phrases |\n| --- | --- | --- |');
  for (const catalogue of catalogues) {
    for (const translation of await readTranslations(root, catalogue)) {
      const translated = translatedIn(translation).length;
      const all = Object.keys(translation.english).length;
      console.log(`| \`${catalogue}/ml/${translation.file}\` | ${translated} | ${all} |`);
    }
  }
});
