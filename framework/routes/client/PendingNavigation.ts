import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import FrameworkNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isLoaded } from './preload';

type Instance = InstanceType<typeof FrameworkNavigation>;

/**
 * Shows the previous page until the next one is loaded, like the framework's component of this name, but
 * shows a page that's already loaded at once.
 *
 * The framework's component always renders everything that reads the location, such as the navbar and the
 * sidebar, twice: once for the previous page and once for the next one.
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
