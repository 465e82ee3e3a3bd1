export { remarkPlot } from './remarkPlot.ts';
