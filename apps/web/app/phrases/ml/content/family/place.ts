export * from '../../../en/content/family/place.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const place = 'സ്ഥലം';
export const copyTheAddress = 'വിലാസം പകർത്തുക';
export const openTheMapAt = ({ service }: Values<'service'>) => `${service} മാപ്പിൽ തുറക്കുക`;
export const mapLinkHint = 'പുതിയ ടാബിൽ തുറക്കും. തുറക്കുമ്പോൾ മാത്രമേ മാപ്പ് സർവീസ് നിങ്ങളുടെ സന്ദർശനം അറിയൂ.';
