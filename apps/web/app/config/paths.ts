/** The addresses of all pages, which the server's mails share. */
export { paths } from '@sangamam/contract/paths';
