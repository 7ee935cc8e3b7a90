import type {
  ConsentFilters,
  MissingConsentFilters,
} from '@sangamam/contract/documents/consents/consent-filters';

import { state as stateLabel } from '#phrases/documents/staff/consents.ts';
import { everything, ofConsents, ofMissingConsents, searched } from '#phrases/letters/staff/audience.ts';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

import { consentStateOptions } from './consent-state.tsx';

/** The families whose consent forms match, in words. */
export function ConsentWords({ filters: { state, search } }: { filters: ConsentFilters }) {
  const chosen = consentStateOptions.find(({ value }) => value === state);
  return (
    <>
      <p>{ofConsents}</p>
      <WordList
        words={[
          { label: stateLabel, text: chosen?.label ?? everything },
          { label: searched, text: search },
        ]}
      />
    </>
  );
}

/** The families with a minor whose form is missing, in words. */
export function MissingConsentWords({ filters: { search } }: { filters: MissingConsentFilters }) {
  return (
    <>
      <p>{ofMissingConsents}</p>
      <WordList words={[{ label: searched, text: search }]} />
    </>
  );
}
