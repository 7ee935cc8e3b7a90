import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';

import * as phrases from '#phrases/conventions/family/addons.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import styles from './addons-form/addons-form.module.css';
import { ownedText } from './owned-addons.ts';

/** The add-ons a family already has, so that nothing is bought twice. Renders nothing if there are none. */
export function BoughtAddons({ bought }: { bought: readonly SelectedAddon[] }) {
  if (bought.length === 0) return null;
  return (
    <Callout title={phrases.youAlreadyHave}>
      <ul className={styles['bought']}>
        {bought.map((one, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same piece may stand in several orders
          <li key={`${one.addonId} ${one.data.key} ${place}`}>
            {[one.title, ownedText(one)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
