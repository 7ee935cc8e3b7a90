import { useDeferredValue, useId, useState } from 'react';

import * as phrases from '#phrases/content/family/questions.ts';
import { paths } from '#web/config/paths.ts';
import { useHydratedSoon } from '#web/lib/use-hydrated.ts';
import { SearchInput } from '#web/ui/form/search-input/search-input.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { ContentPage } from '../content-page.tsx';
import type { SitePage } from '../load-page.ts';
import { matchingQuestions } from './matching-questions.ts';
import { OtherPages } from './other-pages.tsx';
import styles from './questions-page.module.css';

/** The FAQ page: a search over all questions and answers, and at its end the way to a person. */
export function QuestionsPage({ page }: { page: SitePage }) {
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const found = matchingQuestions(page.sections, searched);
  return (
    <>
      <ContentPage
        page={page}
        sections={found.sections}
        tools={
          <>
            <Search typed={typed} onType={setTyped} count={found.count} searched={searched} />
            <OtherPages searched={searched} />
          </>
        }
      />
      <aside className={styles['contact']} aria-label={phrases.stillAQuestion}>
        <div>
          <h2>{phrases.stillAQuestion}</h2>
          <p>{phrases.weAnswerByEmail}</p>
        </div>
        <LinkButton to={paths.contactUs} icon="mail">
          {phrases.writeToUs}
        </LinkButton>
      </aside>
    </>
  );
}

function Search({
  typed,
  searched,
  count,
  onType,
}: {
  typed: string;
  searched: string;
  count: number;
  onType: (typed: string) => void;
}) {
  const id = useId();
  const hydrated = useHydratedSoon();
  return (
    <search className={styles['search']} data-idle={!hydrated || undefined}>
      <label htmlFor={id}>{phrases.searchTheQuestions}</label>
      <SearchInput id={id} maxLength={100} value={typed} onChange={(event) => onType(event.target.value)} />
      <output className={styles['count']}>
        {searched.trim() !== '' && (count === 0 ? phrases.nothingFound : phrases.found({ count }))}
      </output>
    </search>
  );
}
