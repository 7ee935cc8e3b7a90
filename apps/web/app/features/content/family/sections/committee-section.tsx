import type { CommitteeMember } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/family/sections.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './committee-section.module.css';
import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import { SectionFrame } from './section-frame.tsx';

/** Members in rows of three; one or two that remain stand in the middle (SPEC §9). */
export function CommitteeSection({
  title,
  members,
  images,
  first,
}: {
  title: string;
  members: readonly CommitteeMember[];
  images: ImagesOfPage;
  /** True where the page begins with it: its first portrait is what is seen first. */
  first: boolean;
}) {
  // Without a title above them, names are the headings right below the page's.
  const heading = title === '' ? 'h2' : 'h3';
  return (
    <SectionFrame title={title} fallbackLabel={phrases.committee}>
      <ul className={styles['members']}>
        {members.map((member, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- members have no other identity
          <li key={index} className={styles['member']}>
            <Member member={member} images={images} heading={heading} eager={first && index === 0} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Member({
  member: { imageUrl, name, role, email, phoneNumber },
  images,
  heading: Heading,
  eager,
}: {
  member: CommitteeMember;
  images: ImagesOfPage;
  heading: 'h2' | 'h3';
  eager: boolean;
}) {
  return (
    <>
      <ContentPicture
        className={styles['portrait']}
        url={imageUrl}
        images={images}
        sizes="9rem"
        alt=""
        fallback="person"
        eager={eager}
      />
      <Heading className={styles['name']}>{name}</Heading>
      {role !== '' && (
        <p className={styles['role']} lang={langOf(role)}>
          {role}
        </p>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`} className={styles['contact']}>
          <Icon name="mail" size={18} />
          <span>
            <span className="visually-hidden">{phrases.writeTo({ name })} </span>
            <BreakableEmail email={email} />
          </span>
        </a>
      )}
      {phoneNumber !== '' && (
        <a href={`tel:${phoneNumber.replaceAll(/[^\d+]/gu, '')}`} className={styles['contact']}>
          <Icon name={icons.phone} size={18} />
          <span>
            <span className="visually-hidden">{phrases.call({ name })} </span>
            {phoneNumber}
          </span>
        </a>
      )}
    </>
  );
}

/** On a phone a long address breaks at its @, not before its last letter. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
