import type { ViewedList } from '@sangamam/contract/casework/saved-views/saved-view';
import { useLocation } from 'react-router';

import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';

import { SavedViews } from './saved-views.tsx';
import { queryInAddress } from './view-address.ts';

/** The saved views of a list that has no others. As long as none is saved, only what saves one is shown. */
export function OnlySavedViews({
  list,
  label,
  all,
}: {
  list: ViewedList;
  /** Names the links for screen readers. */
  label: string;
  /** The link to the whole list: `All people`. */
  all: string;
}) {
  const { search } = useLocation();
  const isAll = Object.keys(queryInAddress(search)).length === 0;
  return (
    <SavedViews list={list} isPlain={(query) => Object.keys(query).length === 0}>
      {(saved) =>
        saved.length > 0 && (
          <ViewChips
            label={label}
            parameter="view"
            current={isAll ? '' : 'filtered'}
            chips={[{ value: '', label: all, sum: undefined }]}
            linked={saved}
          />
        )
      }
    </SavedViews>
  );
}
