export { plotFaults } from './blocks.ts';
export { remarkPlot } from './remarkPlot.ts';
