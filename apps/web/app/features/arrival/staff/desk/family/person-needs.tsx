import type { DeskNeeds } from '@sangamam/contract/arrival/desk/desk-family';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { needNames } from '#web/domain/cards/need-options.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from '../check-in.module.css';

const named = (needs: readonly (keyof typeof needNames)[]) =>
  needs.map((need) => needNames[need].toLowerCase()).join(', ');

/**
 * What the desk has to do for a person: tell the kitchen, mind the door. Without a connection the device knows only that
 * there is something, and says to ask.
 */
export function PersonNeeds({ needs }: { needs: DeskNeeds | undefined }) {
  const lines = needs
    ? [
        needs.allergies.length > 0 && phrases.allergicTo({ foods: named(needs.allergies) }),
        needs.access.length > 0 && phrases.atTheDoor({ needs: named(needs.access) }),
        needs.hasNote && phrases.moreInWords,
      ]
    : [phrases.askWhatIsNeeded];
  return (
    <span className={styles['needs']}>
      <Icon name="alert" size={16} />
      <span>
        {lines.filter(Boolean).map((line) => (
          <span key={line || ''}>{line}</span>
        ))}
      </span>
    </span>
  );
}
