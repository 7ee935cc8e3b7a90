import { fullName } from '@sangamam/contract/fields/full-name';
import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { canada, defaultCountry } from '@sangamam/contract/fields/places/country';
import { useId, type ReactNode } from 'react';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import { maritalStatusNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/people/family/profile.ts';
import { monthYear } from '#web/lib/text/date-text.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import styles from './profile-card.module.css';

/** Who is signed in, as the community knows them. `photoActs` stand by the photo, `children` at the foot. */
export function ProfileCard({
  profile,
  photoActs,
  children,
}: {
  profile: UserProfile;
  photoActs?: ReactNode;
  children?: ReactNode;
}) {
  const heading = useId();
  const { firstName, lastName, familyName, email, mobile, dob, maritalStatus } = profile;
  const { localUnitName, parishInKerala, otherParish } = profile;
  return (
    <Card labelledBy={heading} className={styles['card']}>
      <div className={styles['head']}>
        <Portrait profile={profile} />
        <div>
          <h2 id={heading}>
            {firstName} {lastName}
          </h2>
          {familyName && <p>{phrases.family({ familyName })}</p>}
        </div>
      </div>
      {photoActs}
      <Facts
        facts={[
          { name: phrases.email, value: <EmailText email={email} /> },
          { name: phrases.mobileNumber, value: mobile && phoneText(mobile) },
          { name: fieldLabels.dob, value: dob && monthYear(dob) },
          { name: fieldLabels.maritalStatus, value: maritalStatus && maritalStatusNames[maritalStatus] },
          { name: phrases.localUnit, value: localUnitName },
          { name: fieldLabels.parishInKerala, value: otherParish || parishInKerala },
          { name: phrases.livesIn, value: placeOf(profile) },
        ]}
      />
      {children && <div className={styles['acts']}>{children}</div>}
    </Card>
  );
}

/** The photo, or the initials where there is none. */
function Portrait({ profile: { firstName, lastName, signedProfilePicture } }: { profile: UserProfile }) {
  if (signedProfilePicture) {
    return (
      <img
        className={styles['photo']}
        src={signedProfilePicture}
        alt={fullName({ firstName, lastName })}
        width={72}
        height={72}
      />
    );
  }
  return (
    <span className={styles['initials']} aria-hidden="true">
      {initial(firstName)}
      {initial(lastName)}
    </span>
  );
}

function initial(name: string): string {
  const [first] = letters.segment(name);
  return first?.segment.toLocaleUpperCase('en') ?? '';
}

// A letter of Malayalam may consist of several code points.
const letters = new Intl.Segmenter('en');

/** City and state; the country only if it is neither the USA nor Canada. */
function placeOf({ address: { city, state, country } }: UserProfile): string {
  const abroad = country !== null && country !== defaultCountry && country !== canada;
  return [city, state, abroad && country].filter(Boolean).join(', ');
}
