import * as phrases from '#phrases/books/staff/books.ts';
import * as openItems from '#phrases/books/staff/open-items.ts';
import styles from './books.module.css';

const sections = [
  ['daily-close', phrases.dailyClose],
  ['ledger', phrases.ledger],
  ['discrepancies', openItems.discrepancies],
  ['open-balances', openItems.openBalances],
  ['fees-and-refunds', openItems.feesAndRefunds],
] as const;

/** Where on the long page each part of the books begins. */
export function BookSections() {
  return (
    <nav aria-label={phrases.partsOfTheBooks}>
      <ul className={styles['sections']}>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
