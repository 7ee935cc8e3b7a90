import type { Values } from '@sangamam/contract/phrases/values';

export const place = 'Place';
export const copyTheAddress = 'Copy the address';
export const openTheMapAt = ({ service }: Values<'service'>) => `Open the map at ${service}`;
export const mapLinkHint = 'Opens in a new tab. The map service learns of your visit only then.';
