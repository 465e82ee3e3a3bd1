import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import FrameworkNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isLoaded } from './preload';

type Instance = InstanceType<typeof FrameworkNavigation>;

/**
 * Shows the former page until the next one is loaded, as the framework's component of this name does, and a page
 * that is loaded already at once.
 *
 * The framework's renders in either case all that reads the address, the navbar and the sidebar with it, for the
 * former page once more, and then for the next one.
 */
export default class PendingNavigation extends FrameworkNavigation {
  override shouldComponentUpdate(next: Instance['props'], state: Instance['state']): boolean {
    const { location: previousLocation } = this.props;
    const { location } = next;
    const isAtOnce =
      location !== previousLocation && this.state.nextRouteHasLoaded && isLoaded(location.pathname);
    if (!isAtOnce) {
      return super.shouldComponentUpdate(next, state);
    }
    this.previousLocation = previousLocation;
    const loaded = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    loaded();
    return true;
  }
}
