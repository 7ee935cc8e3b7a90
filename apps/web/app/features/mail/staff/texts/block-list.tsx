import { blocksOf, mailBlocks, type MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';

import * as phrases from '#phrases/mail/staff/texts.ts';

import styles from './texts.module.css';

/** What a mail must have, with how it is written. */
export function BlockList({ kind }: { kind: MailTextKind }) {
  return (
    <section className={styles['blocks']} aria-labelledby="mail-blocks">
      <h2 id="mail-blocks">{phrases.alwaysThere}</h2>
      <p className={styles['sub']}>{phrases.alwaysThereHint}</p>
      <dl>
        {blocksOf(kind).map((block) => (
          <div key={block}>
            <dt>
              <code>{`{${mailBlocks[block].written}}`}</code>
            </dt>
            <dd>{phrases.blockHints[block]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
