/*
 * Stands for the router where the framework's entry asks for both of its kinds, of which it takes the other one
 * for sites whose addresses come after a `#`; this one has none.
 */
export { BrowserRouter, BrowserRouter as HashRouter } from 'react-router-dom';
