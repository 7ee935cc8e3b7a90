import { books } from '#phrases/books/staff/books.ts';
import { BooksView } from '#web/features/books/staff/books-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(books);
export const handle: PageHandle = { heading: books, ability: 'manage-payments' };

export default function Books() {
  return (
    <Page title={books}>
      <RequireAbility ability="manage-payments">{() => <BooksView />}</RequireAbility>
    </Page>
  );
}
