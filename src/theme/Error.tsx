import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import ThemeProvider from '@theme/ThemeProvider';
import type { ReactNode } from 'react';

/** A route for the layout, which requires one; there's none on the crash screen. */
const NO_ROUTE = { plugin: { name: 'crash-screen', id: 'default' } };

/**
 * The crash screen for errors that no inner boundary caught, such as one in the navbar. It's inside the
 * layout, or alone if the layout itself fails.
 *
 * Upstream renders the layout without the site's root and providers, so that the navbar's search fails in it,
 * and uses other text. This one matches the screen for errors in a page's content.
 */
export default function CrashScreen(props: Props): ReactNode {
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Root>
          <ThemeProvider>
            <Layout title="Page Error">
              <ErrorPageContent {...props} />
            </Layout>
          </ThemeProvider>
        </Root>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
