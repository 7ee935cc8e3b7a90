import type { Values } from '@sangamam/contract/phrases/values';

export const videos = 'Videos';
export const play = 'Play';
export const on = ({ where }: Values<'where'>) => `on ${where}`;
export const anotherSite = 'another site';
export const theVideo = 'the video';
export const videoOf = ({ position, count }: Values<'position' | 'count'>) => `video ${position} of ${count}`;
export const playFilm = ({ name }: Values<'name'>) => `Play ${name}`;
