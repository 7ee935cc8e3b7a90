import type { Place } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/family/place.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { CopyButton } from '#web/ui/primitives/copy-button/copy-button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { SectionFrame } from '../sections/section-frame.tsx';
import styles from './place-section.module.css';

/** Where something is, with a map that we drew. A map service learns of a visitor only once they follow the link. */
export function PlaceSection({
  title,
  place: { imageUrl, name, address, phoneNumber, mapUrl, body },
  images,
  first,
}: {
  title: string;
  place: Place;
  images: ImagesOfPage;
  /** True where the page begins with it: its picture is what is seen first. */
  first: boolean;
}) {
  const Heading = title === '' ? 'h2' : 'h3';
  const service = URL.canParse(mapUrl) ? new URL(mapUrl).hostname.replace(/^www\./u, '') : '';
  return (
    <SectionFrame title={title} fallbackLabel={phrases.place}>
      <div className={styles['place']} data-bare={imageUrl === '' || undefined}>
        {imageUrl !== '' && (
          <ContentPicture
            className={styles['map']}
            url={imageUrl}
            images={images}
            sizes="(min-width: 60rem) 40rem, 92vw"
            eager={first}
          />
        )}
        <div className={styles['facts']}>
          <Heading lang={langOf(name)}>{name}</Heading>
          <p className={styles['address']}>
            <Icon name={icons.place} />
            <span lang={langOf(address)}>{address}</span>
            <CopyButton value={`${name}, ${address}`} label={phrases.copyTheAddress} />
          </p>
          {phoneNumber !== '' && (
            <a href={`tel:${phoneNumber.replaceAll(/[^\d+]/gu, '')}`} className={styles['phone']}>
              <Icon name={icons.phone} />
              {phoneNumber}
            </a>
          )}
          {service !== '' && (
            <div className={styles['service']}>
              <a href={mapUrl} target="_blank" rel="noopener noreferrer">
                {phrases.openTheMapAt({ service })}
                <Icon name="external" size={16} />
              </a>
              <p>{phrases.mapLinkHint}</p>
            </div>
          )}
          <RichText html={body} />
        </div>
      </div>
    </SectionFrame>
  );
}
