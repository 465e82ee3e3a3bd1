/** The bundler's own require, in each module of the bundle. */
declare const __webpack_require__: {
  (module: string | number): { readonly __esModule?: boolean; readonly default?: unknown };
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Path of a chunk's script, below {@link __webpack_require__.p}. */
  u(chunk: string): string;
  /** The base URL. */
  readonly p: string;
};

/** The framework's own modules, in whose place ours are. */
declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module '@docusaurus/core/lib/client/prefetch' {
  export default function prefetch(url: string): Promise<void>;
}
