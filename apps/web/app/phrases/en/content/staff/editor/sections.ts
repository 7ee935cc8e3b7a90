import type { Values } from '@sangamam/contract/phrases/values';

export const banner = 'Banner';
export const picturesOrVideos = 'Pictures or videos';
export const pictureWithText = 'Picture with text';
export const committee = 'Committee';
export const questionsAndAnswers = 'Questions and answers';
export const text = 'Text';
export const isRemoved = ({ name }: Values<'name'>) => `${name} is removed`;
export const undo = 'Undo';
export const removing = ({ name }: Values<'name'>) => `removing ${name}`;
export const closeTheNoticeAbout = ({ name }: Values<'name'>) => `Close the notice about ${name}`;
export const hidden = 'Hidden';
export const moveUp = ({ name }: Values<'name'>) => `Move ${name} up`;
export const moveDown = ({ name }: Values<'name'>) => `Move ${name} down`;
export const duplicate = ({ name }: Values<'name'>) => `Duplicate ${name}`;
export const remove = ({ name }: Values<'name'>) => `Remove ${name}`;
export const sections = 'Sections';
export const addASection = 'Add a section';
export const movedToPlaceOf = ({ to, length }: Values<'to' | 'length'>) =>
  `Moved to place ${to} of ${length}`;
export const duplicated = ({ section }: Values<'section'>) => `Duplicated ${section}; the copy is below it`;
export const removed = ({ section }: Values<'section'>) => `Removed ${section}`;
export const added = ({ section }: Values<'section'>) => `Added ${section}`;
export const isBack = ({ section }: Values<'section'>) => `${section} is back`;
export const sectionIsShown = ({ name }: Values<'name'>) => `${name} is shown`;
export const sectionIsHidden = ({ name }: Values<'name'>) => `${name} is hidden`;
export const programme = 'Programme';
export const place = 'Place with a map';
