import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { shortDate, shortDateRange } from '@sangamam/contract/fields/dates/short-date';
import { useState } from 'react';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import * as phrases from '#phrases/conventions/staff/configuration.ts';
import * as translating from '#phrases/conventions/staff/translations.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';

import { AddonList } from '../addons/addon-list.tsx';
import { CloneDialog } from './clone-dialog.tsx';
import { ConventionState } from './convention-state.tsx';
import { PackageList } from '../packages/package-list.tsx';
import { Readiness } from './readiness.tsx';
import { RegistrationSwitch } from './registration-switch.tsx';
import styles from './configuration-form.module.css';

/** A convention at a glance: registration status, readiness issues, and links to change everything. */
export function ConventionOverview({
  convention,
  onCloned,
}: {
  convention: ConventionConfiguration;
  onCloned: (copy: ConventionConfiguration) => void;
}) {
  const [cloning, setCloning] = useState(false);
  const { _id } = convention;
  return (
    <>
      <div className={styles['columns']}>
        <aside aria-label={phrases.registration}>
          <GlanceSection title={phrases.registration}>
            <div>
              <ConventionState convention={convention} />
            </div>
            <Readiness convention={convention} />
            <RegistrationSwitch convention={convention} />
            <Button variant="muted" icon="copy" onClick={() => setCloning(true)}>
              {phrases.copyConvention}
            </Button>
          </GlanceSection>
        </aside>
        <div>
          <GlanceSection
            title={phrases.packages}
            action={
              <LinkButton variant="secondary" size="sm" icon="plus" to={adminPaths.conventionPackage(_id)}>
                {phrases.addAPackage}
              </LinkButton>
            }
          >
            <PackageList convention={convention} />
          </GlanceSection>
          <GlanceSection
            title={phrases.addOns}
            action={
              <LinkButton variant="secondary" size="sm" icon="plus" to={adminPaths.conventionAddon(_id)}>
                {phrases.addAnAddOn}
              </LinkButton>
            }
          >
            <AddonList convention={convention} />
          </GlanceSection>
          <GlanceSection
            title={phrases.discountCodes}
            action={
              <LinkButton variant="secondary" size="sm" to={adminPaths.conventionDiscounts(_id)}>
                {phrases.seeTheCodes}
              </LinkButton>
            }
          >
            <p>{phrases.discountCodesHint}</p>
          </GlanceSection>
          <GlanceSection
            title={translating.malayalam}
            action={
              <LinkButton variant="secondary" size="sm" to={adminPaths.conventionMalayalam(_id)}>
                {translating.seeTheTexts}
              </LinkButton>
            }
          >
            <p>{translating.malayalamHint}</p>
          </GlanceSection>
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

function ConventionFacts({ convention }: { convention: ConventionConfiguration }) {
  const { treasurer, cadTreasurer, earlyBirdDate, earlyBirdStatus, custodianConsentUrl } = convention;
  return (
    <GlanceSection
      title={phrases.factsDatesTreasurer}
      action={
        <LinkButton
          variant="secondary"
          size="sm"
          icon={icons.edit}
          to={adminPaths.conventionFacts(convention._id)}
        >
          {phrases.change}
        </LinkButton>
      }
    >
      <Facts
        facts={[
          { name: phrases.when, value: shortDateRange(convention.startDate, convention.endDate) },
          { name: phrases.where, value: convention.location },
          { name: phrases.timeZone, value: convention.timeZone },
          { name: phrases.lastDayToRegister, value: shortDate(convention.conventionDeadline) },
          {
            name: phrases.earlyBird,
            value: earlyBirdStatus
              ? phrases.earlyBirdOn({ until: earlyBirdDate ? shortDate(earlyBirdDate) : '?' })
              : phrases.earlyBirdOff,
          },
          {
            name: phrases.participantList,
            value: convention.participantDisplay ? 'published' : phrases.notPublished,
          },
          {
            name: phrases.familyPictures,
            value: convention.uploadFamilyPicture ? 'welcome' : phrases.notRequested,
          },
          {
            name: phrases.consentForm,
            value: custodianConsentUrl && <a href={custodianConsentUrl}>{custodianConsentUrl}</a>,
          },
          { name: phrases.treasurer, value: treasurerText(treasurer) },
          {
            name: phrases.treasurerForCanadianDollars,
            value:
              treasurerText(cadTreasurer) === treasurerText(treasurer)
                ? phrases.theSameOne
                : treasurerText(cadTreasurer),
          },
        ]}
      />
    </GlanceSection>
  );
}

/** Contact, account and address in one line. */
function treasurerText(treasurer: ConventionConfiguration['treasurer']): string | null {
  if (!treasurer) return null;
  const { fullName, payableTo, email, mobile, treasurerAddress } = treasurer;
  const parts = [fullName, payableTo, email, phoneText(mobile), ...Object.values(treasurerAddress)];
  return parts.filter(Boolean).join(', ');
}
