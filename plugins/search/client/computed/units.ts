/** A unit: what it's written as in answers, what it measures, and how many base units it has. */
export interface Unit {
  readonly sign: string;
  readonly quantity: string;
  readonly factor: number;
  /** The id of its row in the library's table of US units. */
  readonly row?: string;
}

/** Metric units by quantity: each with the factor to the first one, and its names, of which the first is shown. */
const METRIC: Readonly<Record<string, string>> = {
  Area: '1 m²,m2,sqm,square meter;1e4 ha,hectare;1e6 km²,km2,square kilometer;1e-4 cm²,cm2',
  Energy: '1 kJ,kilojoule;1e-3 J,joule;3600 kWh,kilowatt hour',
  Flow: '1 L/min,lpm',
  Force: '1 N,newton',
  Insulation: '1 m²·K/W,rsi',
  Length: '1 m,meter;1e3 km,kilometer;1e-2 cm,centimeter;1e-3 mm,millimeter;1e-6 µm,um,micron',
  Mass: '1 kg,kilo,kilogram;1e-3 g,gram;1e-6 mg,milligram;1e3 t,tonne,metric ton',
  Power: '1 kW,kilowatt;1e-3 W,watt',
  Pressure: '1 kPa,kilopascal;100 bar;0.1 hPa,mbar',
  Speed: '1 km/h,kph,kmh,kmph;3.6 m/s,mps',
  Torque: '1 N·m,newton meter',
  Volume: '1 L,liter;1e-3 mL,milliliter,cc,cm³,cm3;1e3 m³,m3,cubic meter;1e-2 cL;0.1 dL',
};

/** US units: the id of the row, its quantity, the factor of the row, the metric unit of the row, and names. */
const US = `acre Area 0.40468564224 ha acre
square-foot Area 0.09290304 m² sq ft,sqft,ft2,ft²,square foot,square feet
square-inch Area 6.4516 cm² sq in,square inch,square inches
square-mile Area 2.589988110336 km² sq mi,square mile
square-yard Area 0.83612736 m² sq yd,square yard
btu Energy 1.05505585262 kJ BTU
calorie Energy 4.184 kJ kcal,food calorie,kilocalorie
therm Energy 29.30011 kWh therm
gpm Flow 3.785411784 L/min gpm
pound-force Force 4.448222 N lbf
r-value Insulation 0.1761102 m²·K/W r-value
foot Length 0.3048 m ft,foot,feet
inch Length 2.54 cm in,inch,inches
mile Length 1.609344 km mi,mile
nautical-mile Length 1.852 km nautical mile
yard Length 0.9144 m yd,yard
grain Mass 64.79891 mg grain
ounce Mass 28.349523125 g oz,ounce
pound Mass 0.45359237 kg lb,pound
short-ton Mass 907.18474 kg short ton,US ton
troy-ounce Mass 31.1034768 g troy ounce,ozt
btu-hour Power 0.2930711 W BTU/h,btu per hour
cooling-ton Power 3.516853 kW ton of cooling
horsepower Power 0.7456999 kW hp,horsepower
atmosphere Pressure 101.325 kPa atm,atmosphere
inhg Pressure 33.86389 hPa inHg
psi Pressure 6.894757 kPa psi
knot Speed 1.852 km/h knot,kn,kt
mph Speed 1.609344 km/h mph
foot-pound Torque 1.355818 N·m lb-ft,ft-lb,foot-pound,pound-foot
barrel Volume 158.987294928 L barrel of oil
bushel Volume 35.23907016688 L bushel
cubic-foot Volume 28.316846592 L cu ft,cubic foot,cubic feet,ft3
cubic-inch Volume 16.387064 cm³ cu in,cubic inch,cubic inches
cubic-yard Volume 0.764554857984 m³ cu yd,cubic yard
cup Volume 236.5882365 mL US cup,cup
fluid-ounce Volume 29.5735295625 mL US fl oz,fl oz,fluid ounce,oz
gallon Volume 3.785411784 L US gal,gal,gallon
pint Volume 473.176473 mL US pt,pt,pint
quart Volume 0.946352946 L US qt,qt,quart
tablespoon Volume 14.78676478125 mL US tbsp,tbsp,tablespoon
teaspoon Volume 4.92892159375 mL US tsp,tsp,teaspoon`;

const MILLI = /^(?:mL|cm³)$/;

function add(units: Map<string, Unit[]>, names: string, unit: Omit<Unit, 'sign'>): void {
  const [sign = '', ...others] = names.split(',');
  const whole = { ...unit, sign };
  for (const name of new Set([sign, ...others].map((each) => each.toLowerCase()))) {
    const known = units.get(name) ?? [];
    units.set(name, [...known, whole]);
  }
}

function readUnits(): ReadonlyMap<string, readonly Unit[]> {
  const units = new Map<string, Unit[]>();
  for (const [quantity, list] of Object.entries(METRIC)) {
    for (const one of list.split(';')) {
      const [factor = '', ...names] = one.split(' ');
      add(units, names.join(' '), { quantity, factor: Number(factor) });
    }
  }
  for (const line of US.split('\n')) {
    const [row = '', quantity = '', factor = '', metric = '', ...names] = line.split(' ');
    const sign = MILLI.test(metric) ? 'ml' : metric.toLowerCase();
    const base = units.get(sign)?.find((unit) => unit.quantity === quantity)?.factor ?? Number.NaN;
    add(units, names.join(' '), { quantity, factor: Number(factor) * base, row });
  }
  return units;
}

const UNITS = readUnits();

/** The units that a name can mean: `oz` is a weight or a volume. */
export function unitsNamed(name: string): readonly Unit[] {
  const lower = name.toLowerCase();
  const found = UNITS.get(lower) ?? UNITS.get(lower.replace(/s$/, '')) ?? [];
  return found.length > 0
    ? found
    : (UNITS.get(lower.replace(/re(?=s?$)/, 'er')) ?? UNITS.get(lower.replace(/res$/, 'er')) ?? []);
}

/** The units that are rows of the library's table. */
export const tableUnits = (): readonly Unit[] =>
  [...new Set([...UNITS.values()].flat())].filter(({ row }) => row !== undefined);

/** Units that are written out, and so have a plural. */
const WORD = /(?:cup|acre|bushel|therm|grain|mile|ton|ounce|knot|hectare)$/;

/** An amount with its unit. */
export function withUnit(amount: string, { sign }: Unit): string {
  return `${amount} ${sign}${WORD.test(sign) && amount !== '1' ? 's' : ''}`;
}
