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
