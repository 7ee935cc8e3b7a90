import type { Values } from '@sangamam/contract/phrases/values';

export const thisPageIsBeingPrepared = 'This page is being prepared';
export const thereIsNothingToReadHere = 'There is nothing to read here yet. Please come back in a few days.';
export const goToTheHomePage = 'Go to the home page';
export const inForceSinceVersion = ({ publishedAt, versionLabel }: Values<'publishedAt' | 'versionLabel'>) =>
  `In force since ${publishedAt}, version ${versionLabel}.`;
