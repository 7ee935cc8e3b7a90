import type { Values } from '@sangamam/contract/phrases/values';

export const phonePicture =
  'Four wide to three high, such as 1080 × 810 pixels. Without one, phones show a part of the background.';
export const bannerPictureHint = 'Wide pictures look best. Without one, ours is shown.';
export const linkHint = 'Begins with https:// or with / for a page of this site.';
export const ifEmptyItSays = ({ defaultButtonText }: Values<'defaultButtonText'>) =>
  `If empty, it says: ${defaultButtonText}`;
export const itShows = 'It shows';
export const kindHint = 'Changing this empties the list.';
export const pictures = 'Pictures';
export const videos = 'Videos';
export const addressOfTheVideo = 'Address of the video';
export const videoAddressHint = 'Its page on YouTube or Vimeo, beginning with https://';
export const video = 'Video';
export const picture = 'Picture';
export const addAPicture = 'Add a picture';
export const addVideo = 'Add a video from the library';
export const squarePicturesLookBest = 'Square pictures look best.';
export const pictureHint = 'Without one, ours is shown.';
export const readMoreHint = 'Opens when a visitor wants to read more.';
export const pdfLabelHint = ({ faqPdfLabel }: Values<'faqPdfLabel'>) =>
  `Shown below the answer as: ${faqPdfLabel}`;
export const pageTitleHint = 'The heading of the page and of its browser tab.';
export const pageDescriptionHint = 'Shown below the title, and in search results.';
export const sharePictureHint = 'Shown when someone shares the page.';
export const bannerTitleHint = 'Only screen readers hear it.';
export const mapPictureHint = 'A picture from the library. The page contacts no map service.';
export const mapLinkHint = 'Opens in a new tab once a visitor clicks it.';
export const endTimeHint = 'Leave it empty where the end is open. Past midnight counts as the same evening.';
