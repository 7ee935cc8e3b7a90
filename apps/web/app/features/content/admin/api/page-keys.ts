import type { DesignType } from '@sangamam/contract/content/page-kinds';

/** Keys of what editors ask about pages. */
export const pageDeskKeys = {
  list: ['page-desk', 'list'],
  one: (designType: DesignType) => ['page-desk', 'one', designType],
  versions: (designType: DesignType, page?: number) =>
    page === undefined ? ['page-desk', 'versions', designType] : ['page-desk', 'versions', designType, page],
  version: (designType: DesignType, version: number) => ['page-desk', 'version', designType, version],
} as const;
