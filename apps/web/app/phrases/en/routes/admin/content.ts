export const media = 'Media';
export const page = 'Page';
export const pageNotFound = 'There is no such page';
export const allPages = 'All pages';
export const pages = 'Pages';
export const conventionAndPackages = 'The convention and its packages';
export const theseAreAddedAutomatically = 'These are added automatically.';
export const pagesIntro = 'The pages of the site. Write, preview, publish.';
