import type { Review } from '@sangamam/contract/orders/order';

import { lineDetail } from '#phrases/domain/money.ts';
import * as phrases from '#phrases/orders/family/review.ts';
import styles from './review.module.css';

/** The chosen upgrades by name, each with its options; what they cost is said once, in the price. */
export function ChosenUpgrades({ lines }: Pick<Review, 'lines'>) {
  const byTitle = Map.groupBy(
    lines.filter(({ kind }) => kind === 'ADDON'),
    ({ title }) => title,
  );
  if (byTitle.size === 0) return <p>{phrases.noUpgradesChosen}</p>;
  return (
    <ul className={styles['upgrades']}>
      {[...byTitle].map(([title, chosen]) => (
        <li key={title}>
          {title}
          <span>{chosen.map(optionText).filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

function optionText({ detail, quantity }: Review['lines'][number]): string {
  return [lineDetail({ detail }), quantity > 1 && `× ${quantity}`].filter(Boolean).join(' ');
}
