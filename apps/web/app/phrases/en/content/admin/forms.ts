import type { Values } from '@sangamam/contract/phrases/values';

export const widePicturesLookBestWithoutOne = 'Wide pictures look best. Without one, ours is shown.';
export const beginsWithHttpsOrWithFor = 'Begins with https:// or with / for a page of this site.';
export const leftEmptyItSays = ({ defaultButtonText }: Values<'defaultButtonText'>) =>
  `Left empty it says: ${defaultButtonText}`;
export const itShows = 'It shows';
export const changingThisEmptiesTheList = 'Changing this empties the list.';
export const pictures = 'Pictures';
export const videos = 'Videos';
export const addressOfTheVideo = 'Address of the video';
export const itsPageAtYoutubeOrVimeo = 'Its page at YouTube or Vimeo, beginning with https://';
export const video = 'Video';
export const picture = 'Picture';
export const addAPicture = 'Add a picture';
export const addAVideoFromTheLibrary = 'Add a video from the library';
export const squarePicturesLookBest = 'Square pictures look best.';
export const withoutOneOurOwnStandsThere = 'Without one, ours is shown.';
export const opensWhenSomebodyWantsToRead = 'Opens when someone wants to read more.';
export const shownBelowTheAnswerAs = ({ faqPdfLabel }: Values<'faqPdfLabel'>) =>
  `Shown below the answer as: ${faqPdfLabel}`;
export const headsThePageAndItsTab = 'Heads the page and its tab.';
export const standsBelowTheTitleAndIn = 'Shown below the title, and in search results.';
export const shownWhereSomebodySharesThePage = 'Shown where someone shares the page.';
export const onlyScreenReadersHearIt = 'Only screen readers hear it.';
