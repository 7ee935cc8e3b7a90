/** Of the notice that the starter of a page's scripts shows when one of them cannot be fetched (`paint-first.ts`). */
export const missingScriptsId = 'missing-scripts';
