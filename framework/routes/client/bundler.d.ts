/** The bundler's own `require`, available in each module of the bundle. */
declare const __webpack_require__: {
  (module: string | number): { readonly __esModule?: boolean; readonly default?: unknown };
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Path of a chunk's script, below {@link __webpack_require__.p}. */
  u(chunk: string): string;
  /** The base URL. */
  readonly p: string;
};

/** The framework's modules that ours replace. */
declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module '@docusaurus/core/lib/client/prefetch' {
  export default function prefetch(url: string): Promise<void>;
}

declare module '@docusaurus/core/lib/client/PendingNavigation' {
  import type { Location } from 'history';
  import { Component, type ReactNode } from 'react';

  interface Props {
    readonly location: Location;
    readonly children: ReactNode;
  }

  interface State {
    readonly nextRouteHasLoaded: boolean;
  }

  export default class PendingNavigation extends Component<Props, State> {
    /** Passed to the client modules when the next page is shown. */
    protected previousLocation: Location | null;
    shouldComponentUpdate(next: Props, state: State): boolean;
  }
}
