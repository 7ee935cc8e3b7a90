export * from '../../../en/content/family/videos.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const videos = 'വീഡിയോകൾ';
export const play = 'പ്ലേ ചെയ്യുക';
export const on = ({ where }: Values<'where'>) => `${where}-ൽ`;
export const anotherSite = 'മറ്റൊരു സൈറ്റ്';
export const theVideo = 'വീഡിയോ';
export const videoOf = ({ position, count }: Values<'position' | 'count'>) => `വീഡിയോ ${position} / ${count}`;
export const playFilm = ({ name }: Values<'name'>) => `പ്ലേ ചെയ്യുക: ${name}`;
