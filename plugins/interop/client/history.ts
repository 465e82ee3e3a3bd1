/*
 * Stands for the kinds of history that the router knows, of which a page in a browser has one: the others are for
 * routers that no page has, which the bundler leaves out after it has taken in what they import.
 */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
