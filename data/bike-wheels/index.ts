import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const bikeWheels = dataSet({
  title: 'Bicycle wheel sizes',
  day: '2026-11-27',
  // Diameters, inches and French sizes: Moruya Bicycles; uses also: Nice Curmudgeon.
  sources: [
    {
      title: 'Moruya Bicycles: understanding tyre sizes',
      url: 'https://www.moruyabicycles.com.au/contents/en-uk/d1097.html',
    },
    {
      title: 'Nice Curmudgeon: decimal sizes and their uses',
      url: 'https://nicecurmudgeon.com/how-much-to-swing-26-inch-bicycle-wheels/',
    },
    {
      title: 'Cycling Equipment: a guide to cycle tyre sizes, by Richard Hallett',
      url: 'https://cyclingequipments.blogspot.com/2023/09/using-right-cycle-tyre-sizes.html',
    },
  ],
  id: 'id',
  columns: {
    etrto: number({ label: 'Bead seat (ETRTO)', unit: 'mm', integer: true }),
    inch: text({ label: 'Name in inches' }),
    french: text({ label: 'French name', none: true }),
    use: text({ label: 'Found on' }),
    marking: text({ label: 'Example on the tire' }),
    id: text({ label: 'Id', code: true }),
  },
});
