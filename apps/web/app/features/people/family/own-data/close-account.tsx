import type { previewClosing } from '@sangamam/contract/people/own-data/own-data-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/people/family/own-data.ts';
import { paths } from '#web/config/paths.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';

import styles from './your-data.module.css';

const CloseAccountDialog = lazyDialog(() =>
  import('./close-account-dialog.tsx').then(({ CloseAccountDialog }) => CloseAccountDialog),
);

/** What closing the account means, what prevents it, and the button to start. `onClosed` is called when it is done. */
export function CloseAccount({
  preview: { isPossible, obstacles, consequences },
  onClosed,
}: {
  preview: EndpointData<typeof previewClosing>;
  onClosed: () => Promise<void>;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <p>{phrases.closingYourAccountMeans}</p>
      <ul className={styles['consequences']}>
        {consequences.map((consequence) => (
          <li key={consequence}>{phrases.closingConsequences[consequence]}</li>
        ))}
      </ul>
      {isPossible ? (
        <>
          <Row>
            <Button variant="danger" onClick={() => setOpened(true)}>
              {phrases.closeMyAccount}
            </Button>
          </Row>
          <CloseAccountDialog opened={opened} onClose={() => setOpened(false)} onClosed={onClosed} />
        </>
      ) : (
        <Callout tone="warning">
          <p>{phrases.closeAccountBlocked}</p>
          <ul>
            {obstacles.map(({ orderId, tmpConvRegNo, permConvRegNo, conventionName }) => (
              <li key={orderId}>
                <Link to={paths.reviewOf(orderId)}>
                  {conventionName}, {permConvRegNo ?? tmpConvRegNo}
                </Link>
              </li>
            ))}
          </ul>
          <p>{phrases.cancelFirst}</p>
        </Callout>
      )}
    </>
  );
}
