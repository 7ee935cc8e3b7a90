import * as phrases from '#phrases/language.ts';

/**
 * To the site's other language, named in that language. An ordinary link to the server, which keeps the choice and
 * leads back here: it works before and without scripts, and costs the page next to nothing.
 */
export function LanguageLink({ className }: { className?: string | undefined }) {
  return (
    <a
      href={`/language/${phrases.otherLanguage}`}
      className={className}
      lang={phrases.otherLanguage}
      rel="nofollow"
    >
      {phrases.otherLanguageName}
    </a>
  );
}
