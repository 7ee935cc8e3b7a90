import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { followColorScheme } from '#web/lib/color-scheme/color-scheme.ts';
import styles from './kit.module.css';
import { Actions } from './parts/actions.tsx';
import { Choices } from './parts/choices.tsx';
import { Overlay, overlays } from './parts/dialogs.tsx';
import { Fields } from './parts/fields.tsx';
import { Forms } from './parts/forms.tsx';
import { Marks } from './parts/marks.tsx';
import { Notices } from './parts/notices.tsx';
import { Pages } from './parts/pages.tsx';
import { Records } from './parts/records.tsx';
import { Tables } from './parts/tables.tsx';

/** All components by kind, in the order of the page. */
export const parts = { Marks, Actions, Fields, Choices, Forms, Notices, Pages, Tables, Records };

/**
 * `/dev/kit`: every component of `ui` in every state and in both scripts. `?over=dialog&script=ml` opens what lies over a
 * page. Development alone serves it.
 */
export function Kit() {
  const [params] = useSearchParams();
  useEffect(followColorScheme, []);
  const over = overlays.find((name) => name === params.get('over'));
  if (over) return <Overlay name={over} script={params.get('script') === 'ml' ? 'ml' : 'en'} />;
  return (
    <div className={styles['kit']}>
      {Object.entries(parts).map(([name, Components]) => (
        <Components key={name} />
      ))}
    </div>
  );
}
