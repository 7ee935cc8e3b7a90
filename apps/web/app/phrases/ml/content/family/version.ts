export * from '../../../en/content/family/version.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const unpublishedTitle = 'ഈ പേജ് തയ്യാറാക്കുകയാണ്';
export const unpublishedText = 'ഇവിടെ ഇപ്പോൾ ഒന്നുമില്ല. കുറച്ചു ദിവസം കഴിഞ്ഞ് വീണ്ടും നോക്കുക.';
export const goHome = 'ഹോം പേജിലേക്ക്';
export const inForceSinceVersion = ({ publishedAt, versionLabel }: Values<'publishedAt' | 'versionLabel'>) =>
  `പ്രാബല്യത്തിൽ വന്നത് ${publishedAt}, പതിപ്പ് ${versionLabel}.`;
