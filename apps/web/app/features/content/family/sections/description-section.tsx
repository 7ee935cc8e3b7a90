import type { Description } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/family/sections.ts';

import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import styles from './description-section.module.css';
import { Disclosure } from './disclosure.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';

/** A picture with text; two more texts open on demand (SPEC §2). */
export function DescriptionSection({
  title,
  description: { imageUrl, outwardText, hiddenText1, hiddenText2 },
  images,
  first,
}: {
  title: string;
  description: Description;
  images: ImagesOfPage;
  /** True where the page begins with it: its picture is what is seen first. */
  first: boolean;
}) {
  return (
    <SectionFrame title={title} fallbackLabel={phrases.about}>
      <div className={styles['pair']}>
        <ContentPicture
          className={styles['picture']}
          url={imageUrl}
          images={images}
          sizes="(min-width: 60rem) 32rem, 92vw"
          eager={first}
        />
        <div className={styles['words']}>
          <RichText html={outwardText} />
          {(hiddenText1 !== '' || hiddenText2 !== '') && (
            <Disclosure more={phrases.readMore} less={phrases.readLess} about={title}>
              <RichText html={hiddenText1} />
              <RichText html={hiddenText2} />
            </Disclosure>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
