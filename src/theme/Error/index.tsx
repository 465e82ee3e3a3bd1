import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import ThemeProvider from '@theme/ThemeProvider';
import type { ReactNode } from 'react';

/** Where the layout believes to be: it asks, and no route is left to answer. */
const NO_ROUTE = { plugin: { name: 'crash-screen', id: 'default' } };

/**
 * The crash screen of an error that nothing nearer to it has caught, such as one of the navbar: inside the
 * layout, or alone where the layout is what fails.
 *
 * Upstream draws the layout without the root and the providers that are around the site, so that the
 * navbar's search fails in it, and has words of its own; here it is the screen that errors of a page's
 * content get.
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
