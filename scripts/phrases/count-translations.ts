// npm run phrases:translated: how much of each catalogue is in Malayalam, as the table of docs/malayalam.md.
import { main } from '../lib/main.ts';
import { root } from '../lib/root.ts';
import { catalogues, readTranslations, translatedIn } from './translations.ts';

await main(async () => {
  console.log('| File | In Malayalam | Phrases | Checked by a native speaker |\n| --- | --- | --- | --- |');
  for (const catalogue of catalogues) {
    const [, app] = catalogue.split('/');
    for (const translation of await readTranslations(root, catalogue)) {
      const translated = translatedIn(translation).length;
      const all = Object.keys(translation.english).length;
      console.log(`| \`${app}: ${translation.file}\` | ${translated} | ${all} | not yet |`);
    }
  }
});
