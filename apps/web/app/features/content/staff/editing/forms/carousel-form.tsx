import { isSameSite } from '@sangamam/contract/content/link';
import type { Carousel } from '@sangamam/contract/content/section';
import { useState } from 'react';

import * as phrases from '#phrases/content/staff/forms.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ChoiceField } from '#web/ui/form/field/choice-field.tsx';

import { controlId, useEditing } from '../editor/editing.ts';
import { EditText } from '../editor/items/fields.tsx';
import { ItemList } from '../editor/items/item-list.tsx';
import { MediaField } from '../editor/items/media-field.tsx';
import { useSurroundings } from '../editor/surroundings.ts';

/** Pictures of the library, or videos: files of the library or addresses of other sites. */
export function CarouselForm({
  path,
  value: { contentType, contentUrl },
  onChange,
}: {
  path: string;
  value: Carousel;
  onChange: (carousel: Carousel) => void;
}) {
  const setUrls = (urls: string[]) => onChange({ contentType, contentUrl: urls });
  const isVideo = contentType === 'VIDEO';
  const list = `${path}.contentUrl`;
  return (
    <>
      <ChoiceField
        name={`${path}-kind`}
        label={phrases.itShows}
        description={phrases.kindHint}
        value={contentType}
        options={[
          { value: 'IMAGE', label: phrases.pictures },
          { value: 'VIDEO', label: phrases.videos },
        ]}
        onChange={(next) => onChange({ contentType: next === 'VIDEO' ? 'VIDEO' : 'IMAGE', contentUrl: [] })}
      />
      <ItemList
        key={contentType}
        path={list}
        items={contentUrl}
        name={isVideo ? 'video' : 'picture'}
        nameOf={() => ''}
        {...(isVideo && { blank: '' })}
        onChange={setUrls}
      >
        {(url, at, set) =>
          isVideo && !isSameSite(url) ? (
            <EditText
              path={at}
              label={phrases.addressOfTheVideo}
              description={phrases.videoAddressHint}
              value={url}
              onChange={set}
            />
          ) : (
            <MediaField
              path={at}
              label={isVideo ? phrases.video : phrases.picture}
              kind={contentType}
              value={url}
              onChange={set}
            />
          )
        }
      </ItemList>
      <AddFromLibrary
        id={isVideo ? undefined : controlId(list)}
        kind={isVideo ? 'VIDEO' : 'IMAGE'}
        onAdd={(url) => setUrls([...contentUrl, url])}
      />
    </>
  );
}

function AddFromLibrary({
  id,
  kind,
  onAdd,
}: {
  id: string | undefined;
  kind: 'IMAGE' | 'VIDEO';
  onAdd: (url: string) => void;
}) {
  const { onPicked } = useEditing();
  const { MediaPicker } = useSurroundings();
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <Button id={id} variant="secondary" size="sm" icon="plus" onClick={() => setChoosing(true)}>
        {kind === 'IMAGE' ? phrases.addAPicture : phrases.addVideo}
      </Button>
      {choosing && (
        <MediaPicker
          kind={kind}
          onClose={() => setChoosing(false)}
          onPick={(item) => {
            onPicked(item);
            onAdd(item.url);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
