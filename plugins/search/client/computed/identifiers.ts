import type { Answer } from './conversions.ts';

/** The number of characters of the IBANs of each country. */
export const IBAN_LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 ' +
  'DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 ' +
  'IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
  'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
  'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 YE30';

const NOTATIONS = new Map(
  Object.entries({
    decimal: { base: 10, prefix: '' },
    dec: { base: 10, prefix: '' },
    hexadecimal: { base: 16, prefix: '0x' },
    hex: { base: 16, prefix: '0x' },
    binary: { base: 2, prefix: '0b' },
    bin: { base: 2, prefix: '0b' },
    octal: { base: 8, prefix: '0o' },
    oct: { base: 8, prefix: '0o' },
  }),
);

/** Writes a whole number with another base: `0x1f4 in decimal`. */
export function notation(query: string): Answer | undefined {
  const asked = /^(0x[0-9a-f]+|0b[01]+|0o[0-7]+|\d+) (?:in|to|as) (\w+)$/.exec(query);
  const target = NOTATIONS.get(asked?.[2] ?? '');
  if (asked === null || target === undefined || /^0\d/.test(asked[1] ?? '')) {
    return undefined;
  }
  const value = BigInt(asked[1] ?? '');
  const text = `${target.prefix}${value.toString(target.base)}`;
  return text === asked[1]
    ? undefined
    : { text: `${asked[1]} = ${text}`, how: `base ${target.base}`, url: '/encoding#compare' };
}

/** The remainder of a number of any length, divided by 97. */
const modulo97 = (digits: string) =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** An IBAN as it's written: in one piece, or in groups of four. Other text can begin like one, such as `es2020`. */
const WRITTEN = /^[a-z]{2}\d{2}(?:[a-z0-9]{11,30}|(?: [a-z0-9]{4}){2,7}(?: [a-z0-9]{1,3})?)$/;

/** Whether at least half of a code are digits, as in the IBANs of all countries. */
const isMostlyDigits = (code: string) => 2 * code.replaceAll(/\D/g, '').length >= code.length;

/** Checks the length and the check digits of an IBAN (ISO 13616). */
export function iban(query: string): Answer | undefined {
  const written = query.replace(/^iban:?\s+/, '');
  const isNamed = written !== query;
  const code = written.replaceAll(' ', '').toUpperCase();
  if (!isNamed && !(WRITTEN.test(written) && isMostlyDigits(code))) {
    return undefined;
  }
  const [, country = '', check = '', rest = ''] =
    /^([A-Z]{2})(\d{2})([A-Z0-9]{11,30})$/.exec(code) ?? [];
  const length = Number(new RegExp(`(?:^| )${country}(\\d+)`).exec(IBAN_LENGTHS)?.[1]);
  if (country === '' || Number.isNaN(length)) {
    return undefined;
  }
  const digits = (rest + country + check).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  const isRight = modulo97(digits) === 1;
  const text =
    code.length === length
      ? `The check digits of this IBAN are ${isRight ? 'valid' : 'wrong'}`
      : `This IBAN has ${code.length} characters; it needs ${length}`;
  return {
    text,
    how: `${country}: ${length} characters, and the number modulo 97 must be 1. A valid IBAN doesn’t prove that the account exists.`,
    url: `/bank-code#${country}`,
  };
}
