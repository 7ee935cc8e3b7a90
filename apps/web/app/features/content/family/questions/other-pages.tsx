import type { Section } from '@sangamam/contract/content/section';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/content/family/questions.ts';
import { language } from '#phrases/language.ts';
import * as pageNames from '#phrases/shell.ts';
import { paths } from '#web/config/paths.ts';
import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { langOf } from '#web/lib/text/lang-of.ts';

import { matchesWords, wordsOf } from './matching-questions.ts';
import styles from './questions-page.module.css';

const pages = [
  { designType: 'TRAVEL_PAGE', to: paths.travel, name: pageNames.hotelAndTravel },
  { designType: 'PROGRAMME_PAGE', to: paths.programme, name: pageNames.programme },
] as const;

/** A section of another page, with its text. */
interface OtherSection {
  key: string;
  to: string;
  page: string;
  title: string;
  text: string;
}

/** Leads to the sections of other pages that have every word which was searched. They are fetched with the first search. */
export function OtherPages({ searched }: { searched: string }) {
  const words = wordsOf(searched);
  const isSearching = words.length > 0;
  const [sections, setSections] = useState<readonly OtherSection[]>();
  const isLoaded = sections !== undefined;
  useEffect(() => {
    if (!isSearching || isLoaded) return undefined;
    let isOver = false;
    void readSections().then((read) => {
      if (!isOver) setSections(read);
    });
    return () => {
      isOver = true;
    };
  }, [isSearching, isLoaded]);
  const found = isSearching ? (sections ?? []).filter(({ text }) => matchesWords(text, words)) : [];
  if (found.length === 0) return null;
  return (
    <nav className={styles['others']} aria-label={phrases.onOtherPages}>
      <h2>{phrases.onOtherPages}</h2>
      <ul>
        {found.map(({ key, to, page, title }) => (
          <li key={key}>
            <Link to={to}>
              {/* One box: the space between the words of a flex box is not shown. */}
              <span>
                {page}
                {title !== '' && (
                  <>
                    : <span lang={langOf(title)}>{title}</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sections of the other pages; without a connection, or for a page that was never published, none. */
async function readSections(): Promise<OtherSection[]> {
  const read = pages.map(async ({ designType, to, name }) => {
    const { sections } = await lazyCallEndpoint(
      async () => (await import('@sangamam/contract/content/content-endpoints')).getPublishedPage,
      { params: { designType }, query: { language } },
      { isAside: true },
    );
    return sections.map((section) => ({
      key: section._id,
      to,
      page: name,
      title: section.sectionTitle,
      text: textOf(section),
    }));
  });
  const answers = await Promise.allSettled(read);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Everything that a section says, without its markup. Addresses of pictures and links do not hurt a search for words. */
function textOf({ _id, sectionType: _type, ...said }: Section): string {
  return stringsIn(said)
    .join(' ')
    .replaceAll(/<[^>]*>/gu, ' ');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
