import { Link } from 'react-router';

import { langOf } from '#web/lib/text/lang-of.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

/** A link out of content: pages of this site by the router, files and other sites by the browser. */
export function ContentLink({
  to,
  look = 'text',
  className,
  children,
}: {
  to: string;
  look?: 'text' | 'button';
  className?: string | undefined;
  children: string;
}) {
  const isPage = to.startsWith('/') && !/\.\w{2,5}(?:$|[?#])|^\/(?:v1|files)\//u.test(to);
  const rest = {
    lang: langOf(children),
    ...(!isPage && ({ reloadDocument: true, rel: 'noopener' } as const)),
  };
  if (look === 'button') {
    return (
      <LinkButton to={to} variant="on-green" size="lg" className={className} {...rest}>
        {children}
      </LinkButton>
    );
  }
  return (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  );
}
