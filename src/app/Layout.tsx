import { graphql } from 'react-relay';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import { useLayoutQuery } from '../../__generated__/hooks/useLayoutQuery.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import '../shared/ui/fonts.css';
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';
import type { LayoutData } from './Layout.route.ts';
import { Visitor } from './Visitor.tsx';

export const layoutQuery = graphql`
  query LayoutQuery {
    market {
      maintenance
    }
    openPeriod {
      id
      closesAt
    }
  }
`;

/** The document and the shell of every page (spec 2, layout). */
export function Layout() {
  const { layout, visitor } = useLoaderData<LayoutData>();
  const locale = useLocale();
  useLayoutQuery(layout);
  return (
    <html lang={locale === 'en' ? 'en-CA' : 'fr-CA'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <Visitor reference={visitor}>
          <Outlet />
        </Visitor>
        <ScrollRestoration />
      </body>
    </html>
  );
}
