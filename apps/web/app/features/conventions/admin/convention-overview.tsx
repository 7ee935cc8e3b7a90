import type { ConventionSetUp } from '@sangamam/contract/conventions/admin/convention-configuration';
import { shortDate, shortDateRange } from '#web/lib/text/date-text.ts';
import { useState } from 'react';

import { paths } from '#web/config/paths.ts';
import { phoneText } from '#web/domain/person-form/phone-text.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Part } from '#web/ui/data/glance/glance.tsx';
import { AddonList } from './addons/addon-list.tsx';
import { CloneDialog } from './clone-dialog.tsx';
import { ConventionState } from './convention-state.tsx';
import { PackageList } from './packages/package-list.tsx';
import { Readiness } from './readiness.tsx';
import { RegistrationSwitch } from './registration-switch.tsx';
import styles from './configuration-form.module.css';

/** A convention at a glance: where registration stands, what is missing, and everything that can be changed. */
export function ConventionOverview({
  convention,
  onCloned,
}: {
  convention: ConventionSetUp;
  onCloned: (copy: ConventionSetUp) => void;
}) {
  const [cloning, setCloning] = useState(false);
  const { _id } = convention;
  return (
    <>
      <div className={styles['columns']}>
        <aside aria-label="Registration">
          <Part title="Registration">
            <div>
              <ConventionState convention={convention} />
            </div>
            <Readiness convention={convention} />
            <RegistrationSwitch convention={convention} />
            <Button variant="muted" icon="copy" onClick={() => setCloning(true)}>
              Prepare the next one after it
            </Button>
          </Part>
        </aside>
        <div>
          <Part
            title="Packages"
            action={
              <LinkButton variant="secondary" size="sm" icon="plus" to={paths.admin.conventionPackage(_id)}>
                Add a package
              </LinkButton>
            }
          >
            <PackageList convention={convention} />
          </Part>
          <Part
            title="Add-ons"
            action={
              <LinkButton variant="secondary" size="sm" icon="plus" to={paths.admin.conventionAddon(_id)}>
                Add an add-on
              </LinkButton>
            }
          >
            <AddonList convention={convention} />
          </Part>
          <ConventionFacts convention={convention} />
        </div>
      </div>
      <CloneDialog
        convention={convention}
        opened={cloning}
        onClose={() => setCloning(false)}
        onCloned={onCloned}
      />
    </>
  );
}

function ConventionFacts({ convention }: { convention: ConventionSetUp }) {
  const { treasurer, earlyBirdDate, earlyBirdStatus, custodianConsentUrl } = convention;
  return (
    <Part
      title="Facts, dates, treasurer"
      action={
        <LinkButton
          variant="secondary"
          size="sm"
          icon="edit"
          to={paths.admin.conventionFacts(convention._id)}
        >
          Change
        </LinkButton>
      }
    >
      <Facts
        facts={[
          { name: 'When', value: shortDateRange(convention.startDate, convention.endDate) },
          { name: 'Where', value: convention.location },
          { name: 'Time zone', value: convention.timeZone },
          { name: 'Last day to register', value: shortDate(convention.conventionDeadline) },
          {
            name: 'Early bird',
            value: earlyBirdStatus ? `on, until ${earlyBirdDate ? shortDate(earlyBirdDate) : '?'}` : 'off',
          },
          { name: 'Participant list', value: convention.participantDisplay ? 'published' : 'not published' },
          { name: 'Family pictures', value: convention.uploadFamilyPicture ? 'welcome' : 'not asked for' },
          {
            name: 'Consent form',
            value: custodianConsentUrl && <a href={custodianConsentUrl}>{custodianConsentUrl}</a>,
          },
          { name: 'Treasurer', value: treasurer && treasurer.fullName },
          { name: 'Treasurer’s email', value: treasurer && treasurer.email },
          { name: 'Treasurer’s phone', value: treasurer && phoneText(treasurer.mobile) },
          {
            name: 'Treasurer’s address',
            value: treasurer && Object.values(treasurer.treasurerAddress).filter(Boolean).join(', '),
          },
        ]}
      />
    </Part>
  );
}
