export const weAreBusy = 'We are busy right now';
export const opensByItself =
  'More is being asked of the site than it can answer at once. Nothing you saved is lost. This page opens by itself in a few seconds.';
export const tryAgain = 'Try again';
export const couldNotBeLoaded = 'A part of this page could not be loaded.';
export const notLoadedTitle = 'This page could not be loaded';
export const notLoaded = 'The connection was interrupted, or the site is busy. Nothing you saved is lost.';
export const closedTitle = 'Closed for maintenance';
export const closedDetail =
  'Nothing you saved is lost. This page opens by itself as soon as the site is back.';
