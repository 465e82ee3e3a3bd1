/**
 * How compiled code takes the default export of a module; the one function of `tslib` that the framework's
 * client uses.
 */
export const __importDefault = (module: { readonly __esModule?: boolean }): object =>
  module.__esModule ? module : { default: module };
