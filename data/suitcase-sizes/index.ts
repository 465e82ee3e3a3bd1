import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const suitcaseSizes = dataSet({
  title: 'Suitcase sizes',
  day: '2026-11-27',
  // Outer size: bags that airlines or the page on baggage name (under the seat, cabin), one model of
  // Samsonite (large), and otherwise an example within the heights that Fun Place to Travel gives
  // for medium, large and extra-large bags. Linear size and volume are computed from it. Days: Szoneier.
  sources: [
    {
      title: 'Fun Place to Travel: suitcase classes by height',
      url: 'https://www.funplacetotravel.com/archives/5293',
    },
    {
      title: 'Szoneier, a maker of bags: size by length of trip (2025-01)',
      url: 'https://szoneier.com/blog/what-size-bag-do-i-need-for-travelling/',
    },
    {
      title: 'Testberichte.de: Samsonite Firelite 75, size, volume and weight (in German)',
      url: 'https://testberichte.de/p/samsonite-tests/firelite-4-rollen-trolley-75-cm-testbericht.html',
    },
  ],
  id: 'id',
  columns: {
    class: text({
      label: 'Class',
      choices: ['Under the seat', 'Cabin', 'Medium', 'Large', 'Extra-large'],
    }),
    outer: text({ label: 'Outer size, cm' }),
    linear: number({ label: 'Sum', unit: 'cm', integer: true }),
    volume: number({ label: 'Gross volume', unit: 'L', digits: 1 }),
    days: text({ label: 'Days without a wash' }),
    note: text({ label: 'Note' }),
    id: text({ label: 'Id', code: true }),
  },
});
