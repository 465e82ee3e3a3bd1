/**
 * How compiled code imports the default export of a module: the only `tslib` function that the framework's
 * client uses.
 */
export const __importDefault = (module: { readonly __esModule?: boolean }): object =>
  module.__esModule ? module : { default: module };
