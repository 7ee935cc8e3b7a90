import { classNames } from '#web/lib/class-names.ts';
import { langOf } from '#web/lib/text/lang-of.ts';

import styles from './rich-text.module.css';

/** Text that an editor wrote. The server has reduced its HTML to the allow-list before it stored it. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  if (html === '') return null;
  return (
    <div
      className={classNames(styles['text'], className)}
      lang={langOf(html)}
      // oxlint-disable-next-line react/no-danger -- HTML of the allow-list, and the page's policy runs no inline code
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
