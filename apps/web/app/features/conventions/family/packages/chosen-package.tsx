import type { OrderPackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import { Link } from 'react-router';

import * as phrases from '#phrases/conventions/family/packages.ts';
import { paths } from '#web/config/paths.ts';
import { langOfTranslated } from '#web/lib/text/lang-of.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';

import styles from './chosen-package.module.css';

/** The package of a registration in one line, above the extras. */
export function ChosenPackage({ chosen, currency }: { chosen: OrderPackage; currency: Currency }) {
  const { name, logoType, shortDescription, packagePrice, packageCadPrice } = chosen;
  return (
    <Card className={styles['chosen']}>
      <PackageEmblem logoType={logoType} size={52} />
      <div>
        <h2>
          <QuietCaps text={name} />
        </h2>
        <p lang={langOfTranslated(shortDescription)}>{shortDescription}</p>
      </div>
      <p className={styles['price']}>
        <Amount amount={priceIn(currency, { usd: packagePrice, cad: packageCadPrice })} currency={currency} />
        <Link to={paths.packages}>{phrases.changePackage}</Link>
      </p>
    </Card>
  );
}
