import * as phrases from '#phrases/busy.ts';
import { site } from '#web/config/site.ts';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';
import { BrandMark } from '#web/ui/primitives/brand/brand-mark.tsx';
import { DocumentLinkButton } from '#web/ui/primitives/button/button.tsx';
import { KasavuBorder } from '#web/ui/primitives/kasavu/kasavu-border.tsx';

// In attributes: only the server renders this part, so no style sheet of the build has it.
const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  margin: 0,
  padding: 'var(--space-3) var(--gutter)',
  fontSize: '1.375rem',
  fontWeight: 650,
};

/** A page that says that the site is busy or closed, without anything of the site around it that would need data. */
export function BusyPage({ maintenance }: { maintenance?: { note: string | null } | undefined }) {
  return (
    <>
      <header>
        <KasavuBorder />
        <p style={brand}>
          <BrandMark size={44} />
          {site.name}
        </p>
      </header>
      <main>{maintenance === undefined ? <BusyNotice /> : <ClosedNotice note={maintenance.note} />}</main>
    </>
  );
}

/** What is said in place of a page while the site is busy. */
export function BusyNotice() {
  return (
    <StatusPage title={phrases.weAreBusy}>
      <p>{phrases.opensByItself}</p>
      <StatusPage.Actions>
        {/* The address that the page is shown at. */}
        <DocumentLinkButton href="">{phrases.tryAgain}</DocumentLinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}

function ClosedNotice({ note }: { note: string | null }) {
  return (
    <StatusPage title={phrases.closedTitle}>
      {note !== null && <p>{note}</p>}
      <p>{phrases.closedDetail}</p>
      <StatusPage.Actions>
        <DocumentLinkButton href="">{phrases.tryAgain}</DocumentLinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
