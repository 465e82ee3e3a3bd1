import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import FrameworkNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isLoaded } from './preload';

/** A private field of the framework's component: stops the timer of the progress bar. */
interface WithCleanup {
  readonly routeUpdateCleanupCb: () => void;
}

type Arguments = Parameters<FrameworkNavigation['shouldComponentUpdate']>;

/**
 * Shows the previous page until the next one is loaded, like the framework's component of this name, but
 * shows a page that's already loaded at once. So a page that the reader goes back to is there when the
 * browser restores its scroll position, and the previous page isn't rendered once more.
 */
export default class PendingNavigation extends FrameworkNavigation {
  override shouldComponentUpdate(next: Arguments[0], state: Arguments[1]): boolean {
    const { location: previousLocation } = this.props;
    const { location } = next;
    const isNew = location !== previousLocation && this.state.nextRouteHasLoaded;
    if (location !== previousLocation) {
      // The timer of a page that's no longer awaited would start a progress bar that never ends.
      const { routeUpdateCleanupCb } = this as unknown as WithCleanup;
      routeUpdateCleanupCb();
    }
    if (!isNew || !isLoaded(location.pathname)) {
      return super.shouldComponentUpdate(next, state);
    }
    // The framework's component has it in a private field.
    Object.assign(this, { previousLocation });
    dispatchLifecycleAction('onRouteUpdate', { previousLocation, location })();
    return true;
  }
}
