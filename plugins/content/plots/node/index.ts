export { plotFaults } from './read.ts';
export { remarkPlot } from './remarkPlot.ts';
