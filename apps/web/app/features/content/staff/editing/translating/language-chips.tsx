import * as phrases from '#phrases/content/staff/translating.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';

import { countDone, type TranslatedText } from './translated-texts.ts';

/** The value of `step` in the address while the page is translated. */
export const malayalamStep = 'malayalam';

/** Leads from the English texts of the page to the Malayalam ones and back, and says how many there are. */
export function LanguageChips({
  texts,
  isTranslating,
}: {
  texts: readonly TranslatedText[];
  isTranslating: boolean;
}) {
  const sum = phrases.doneOf({ done: countDone(texts), total: texts.length });
  return (
    <ViewChips
      label={phrases.language}
      // Another step of one form: what is typed stays.
      parameter="step"
      current={isTranslating ? malayalamStep : ''}
      chips={[
        { value: '', label: phrases.english, sum: undefined },
        { value: malayalamStep, label: phrases.malayalam, sum },
      ]}
    />
  );
}
