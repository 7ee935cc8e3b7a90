export * from '../en/ui-lists.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const previousPage = 'മുൻ പേജ്';
export const nextPage = 'അടുത്ത പേജ്';
export const pagesOfTheList = 'പട്ടികയുടെ പേജുകൾ';
export const page = ({ shown }: Values<'shown'>) => `പേജ് ${shown}`;
export const noPageTitle = ({ page: number_ }: Values<'page'>) => `ഈ പട്ടികയിൽ ${number_} എന്ന പേജില്ല`;
export const goToFirstPage = 'ആദ്യത്തെ പേജിലേക്ക്';
export const sortBy = 'ക്രമം';
export const ascending = ({ header }: Values<'header'>) => `${header}, ആരോഹണക്രമം`;
export const descending = ({ header }: Values<'header'>) => `${header}, അവരോഹണക്രമം`;
export const moreFilters = ({ count }: { count: number }) =>
  count === 0 ? 'കൂടുതൽ ഫിൽട്ടറുകൾ' : `കൂടുതൽ ഫിൽട്ടറുകൾ (${count})`;
export const filter = ({ count }: { count: number }) => (count === 0 ? 'ഫിൽട്ടർ' : `ഫിൽട്ടർ (${count})`);
export const filterTheList = 'പട്ടിക ഫിൽട്ടർ ചെയ്യുക';
export const sort = 'ക്രമം';
export const sortTheList = 'പട്ടിക ക്രമപ്പെടുത്തുക';
export const listActions = 'കൂടുതൽ ചെയ്യാം';
export const showCount = ({ count }: Values<'count'>) => `${count} എണ്ണം കാണുക`;
