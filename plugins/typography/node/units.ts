/** Units after a number, as documents write them. "in" isn't one of them: it is more often a word. */
const UNITS = [
  'nm µm mm cm m km ft yd mi m² km² ha',
  'mg g kg t oz lb lbs ml mL cl l L dl cup cups tsp tbsp',
  'ms s min h px pt rem em dpi fps',
  'bit bits byte bytes B kB KB MB GB TB PB KiB MiB GiB TiB Mbit/s Gbit/s MB/s GB/s',
  'Hz kHz MHz GHz V A mA mAh Ah W kW kWh Wh MW lm lx K dB J kJ kcal cal',
  'km/h mph m/s bar psi hPa °C °F ° %',
  'EUR USD GBP CHF JPY CAD AUD SEK NOK DKK PLN CZK HUF CNY INR KRW',
]
  .flatMap((line) => line.split(' '))
  .map((unit) => unit.replace(/[/]/g, '\\$&'))
  .join('|');

const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d/]))`, 'gu');

const AFTER_CURRENCY =
  /(?<=\b(?:EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|CNY|INR|KRW)) (?=\d)/g;

/** Joins each number with its unit by a no-break space. */
export const joined = (text: string): string =>
  text.replace(BEFORE_UNIT, '\u00A0').replace(AFTER_CURRENCY, '\u00A0');
