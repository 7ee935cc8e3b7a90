import type { Values } from '@sangamam/contract/phrases/values';

export const unpublishedTitle = 'This page is being prepared';
export const unpublishedText = 'There is nothing to read here yet. Please come back in a few days.';
export const goHome = 'Go to the home page';
export const inForceSinceVersion = ({ publishedAt, versionLabel }: Values<'publishedAt' | 'versionLabel'>) =>
  `In force since ${publishedAt}, version ${versionLabel}.`;
