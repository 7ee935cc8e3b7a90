export const poster = 'Poster';
export const none = 'None: visitors see a frame of the video until they play it.';
export const choose = 'Choose a poster';
export const chooseAnother = 'Choose another poster';
export const remove = 'Remove the poster';
export const saved = 'Poster saved';
export const removed = 'Poster removed';
