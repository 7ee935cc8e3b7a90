import { faqPdfLabel } from '@sangamam/contract/content/page-kinds';
import type { FaqEntry } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/sections.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './faq-section.module.css';
import { RichText } from '../rich-text/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';

/** Questions, of which one is open at a time: the browser's own group of disclosures does it, also without scripts. */
export function FaqSection({
  id,
  title,
  entries,
}: {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}) {
  return (
    <SectionFrame title={title} fallbackLabel={phrases.questionsAndAnswers}>
      <div className={styles['entries']}>
        {entries.map(({ question, answer, pdfUrl }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- questions have no other identity
          <details key={index} name={`faq-${id}`}>
            <summary>
              <span>{question}</span>
              <Icon name="chevronDown" />
            </summary>
            <div className={styles['answer']}>
              <RichText html={answer} />
              {pdfUrl !== '' && (
                <a href={pdfUrl} rel="noopener" className={styles['pdf']}>
                  <Icon name="download" />
                  {faqPdfLabel}
                </a>
              )}
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
