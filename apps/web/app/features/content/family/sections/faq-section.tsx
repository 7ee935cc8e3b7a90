import { questionAnchors } from '@sangamam/contract/content/question-anchors';
import { faqPdfLabel } from '@sangamam/contract/content/page-kinds';
import type { FaqEntry } from '@sangamam/contract/content/section';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import * as phrases from '#phrases/content/family/sections.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './faq-section.module.css';
import { RichText } from '../rich-text/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';

/**
 * Questions, of which one is open at a time: the browser's own group of disclosures does it, also without scripts. Each
 * has an address of its own, which opens it.
 */
export function FaqSection({
  id,
  title,
  entries,
}: {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}) {
  const list = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const own = questionAnchors(entries.map(({ question }) => question));
  const anchors = entries.map(({ anchor }, index) => anchor ?? own[index]);
  useEffect(() => {
    if (hash === '' || !list.current) return;
    const named = decoded(hash.slice(1));
    const linked = [...list.current.children].find((each) => each.id === named);
    if (!(linked instanceof HTMLDetailsElement)) return;
    linked.open = true;
    linked.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <SectionFrame title={title} fallbackLabel={phrases.questionsAndAnswers}>
      <div ref={list} className={styles['entries']}>
        {entries.map(({ question, answer, pdfUrl }, index) => (
          <details key={anchors[index]} id={anchors[index]} name={`faq-${id}`}>
            <summary>
              <span lang={langOf(question)}>{question}</span>
              <Icon name="chevronDown" />
            </summary>
            <div className={styles['answer']}>
              <RichText html={answer} />
              {pdfUrl !== '' && (
                <a href={pdfUrl} rel="noopener" className={styles['pdf']} lang={langOf(faqPdfLabel)}>
                  <Icon name={icons.download} />
                  {faqPdfLabel}
                </a>
              )}
              <a href={`#${anchors[index]}`} className={styles['link']}>
                <Icon name={icons.link} size={16} />
                {phrases.linkToThisQuestion}
              </a>
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}

/** A part of an address as text; as it is where it is no valid one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
