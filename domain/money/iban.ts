/** IBAN lengths by country (registry of ISO 13616, release 99). */
const LENGTHS = new Map(
  Object.entries({
    15: 'NO',
    16: 'BE',
    18: 'DK FI FK FO GL NL SD',
    19: 'MK SI',
    20: 'AT BA EE KZ LT LU MN XK',
    21: 'CH HR LI LV',
    22: 'BG BH CR DE GB GE IE ME RS VA',
    23: 'AE GI IL IQ OM SO TL',
    24: 'AD CZ DZ ES MD PK RO SA SE SK TN VG',
    25: 'LY PT ST',
    26: 'IS TR',
    27: 'BI DJ FR GR IT MC MR SM',
    28: 'AL AZ BY CY DO GT HU LB NI PL SV',
    29: 'BR EG PS QA UA',
    30: 'JO KW MU YE',
    31: 'MT SC',
    32: 'LC',
    33: 'RU',
  }).flatMap(([length, countries]) => countries.split(' ').map((code) => [code, Number(length)] as const)),
)

/** Removes spaces; null if the length or the check digits are wrong. */
export function parseIban(text: string): string | null {
  const iban = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,29}$/.test(iban) || LENGTHS.get(iban.slice(0, 2)) !== iban.length)
    return null
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null
}

/** ISO 7064: each letter is replaced by two digits (A = 10), and the result is read as one long number. */
function remainder97(text: string): number {
  return [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36)
    return (remainder * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}
