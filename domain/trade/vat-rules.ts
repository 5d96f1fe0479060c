/** The format does not include the prefix. `isValid` verifies the check digits. */
export type VatRule = { readonly format: RegExp; isValid(number: string): boolean }

const digit = (number: string, index: number) => Number(number.at(index))
const weightedCheck = (modulus: number, weights: readonly number[]) => (number: string) =>
  weightedSum(number, weights) % modulus === 0

/**
 * The rules of the members of the European Union, the United Kingdom, Switzerland and Norway. Formats and check digits
 * are those published by the tax offices; where older and newer numbers differ, both are valid.
 */
export const VAT_RULES = {
  AT: {
    format: /^U\d{8}$/,
    isValid: (number) => (luhnSum(number.slice(1, 8)) + 4 + digit(number, 8)) % 10 === 0,
  },
  BE: {
    format: /^[01]\d{9}$/,
    isValid: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  BG: { format: /^\d{9,10}$/, isValid: isValidInBulgaria },
  CY: { format: /^(?!12)\d{8}[A-Z]$/, isValid: isValidInCyprus },
  CZ: { format: /^\d{8,10}$/, isValid: isValidInCzechia },
  DE: { format: /^[1-9]\d{8}$/, isValid: passesMod1110 },
  DK: { format: /^[1-9]\d{7}$/, isValid: weightedCheck(11, [2, 7, 6, 5, 4, 3, 2, 1]) },
  EE: { format: /^\d{9}$/, isValid: weightedCheck(10, [3, 7, 1, 3, 7, 1, 3, 7, 1]) },
  ES: { format: /^[A-Z\d]\d{7}[A-Z\d]$/, isValid: isValidInSpain },
  FI: { format: /^\d{8}$/, isValid: weightedCheck(11, [7, 9, 10, 5, 8, 4, 2, 1]) },
  FR: { format: /^[A-HJ-NP-Z\d]{2}\d{9}$/, isValid: isValidInFrance },
  GB: { format: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, isValid: isValidInBritain },
  GR: {
    format: /^\d{9}$/,
    isValid: (number) =>
      (weightedSum(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digit(number, 8),
  },
  HR: { format: /^\d{11}$/, isValid: passesMod1110 },
  HU: { format: /^\d{8}$/, isValid: weightedCheck(10, [9, 7, 3, 1, 9, 7, 3, 1]) },
  IE: { format: /^\d[A-Z\d+*]\d{5}[A-W][A-IW]?$/, isValid: isValidInIreland },
  IT: { format: /^(?!0{7})\d{11}$/, isValid: passesLuhn },
  LT: { format: /^(?:\d{7}1\d|\d{10}1\d)$/, isValid: isValidInLithuania },
  LU: {
    format: /^\d{8}$/,
    isValid: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  },
  LV: { format: /^\d{11}$/, isValid: isValidInLatvia },
  MT: { format: /^[1-9]\d{7}$/, isValid: weightedCheck(37, [3, 4, 6, 7, 8, 9, 10, 1]) },
  NL: {
    format: /^\d{9}B\d\d$/,
    isValid: (number) => weightedCheck(11, [...descending(9, 2), -1])(number) || passesMod9710(`NL${number}`),
  },
  PL: { format: /^\d{10}$/, isValid: weightedCheck(11, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) },
  PT: {
    format: /^[1-9]\d{8}$/,
    isValid: (number) => ((11 - (weightedSum(number, descending(9, 2)) % 11)) % 11) % 10 === digit(number, 8),
  },
  RO: {
    format: /^[1-9]\d{1,9}$/,
    isValid: (number) =>
      ((10 * weightedSum(number.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 ===
      digit(number, -1),
  },
  SE: { format: /^\d{10}(?!00)\d\d$/, isValid: (number) => passesLuhn(number.slice(0, 10)) },
  SI: {
    format: /^[1-9]\d{7}$/,
    isValid: (number) => {
      const check = 11 - (weightedSum(number, descending(8, 2)) % 11)
      return (check === 10 ? 0 : check) === digit(number, 7)
    },
  },
  SK: { format: /^[1-9]\d[2-47-9]\d{7}$/, isValid: (number) => Number(number) % 11 === 0 },
  CH: {
    format: /^\d{9}$/,
    isValid: (number) =>
      (11 - (weightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === digit(number, 8),
  },
  NO: { format: /^\d{9}$/, isValid: weightedCheck(11, [3, 2, 7, 6, 5, 4, 3, 2, 1]) },
} as const satisfies Record<string, VatRule>

function isValidInBulgaria(number: string): boolean {
  if (number.length === 9) {
    const remainder = weightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
    const check = remainder < 10 ? remainder : (weightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10
    return check === digit(number, 8)
  }
  const citizen = (weightedSum(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10
  const foreigner = weightedSum(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10
  const other = (11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return [citizen, foreigner, other].includes(digit(number, 9))
}

function isValidInCyprus(number: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = [...number.slice(0, 8)].reduce(
    (total, character, index) =>
      total + (index % 2 === 0 ? (odd[Number(character)] ?? 0) : Number(character)),
    0,
  )
  return number[8] === String.fromCharCode(65 + (sum % 26))
}

/** Companies have eight digits. People have their birth number, or nine digits that start with 6. */
function isValidInCzechia(number: string): boolean {
  if (number.length === 8) {
    if (number.startsWith('9')) return false
    return (11 - (weightedSum(number, descending(8, 2)) % 11)) % 10 === digit(number, 7)
  }
  if (number.length === 9) {
    if (!number.startsWith('6')) return Number(number.slice(0, 2)) < 54
    const remainder = weightedSum(number.slice(1), descending(8, 2)) % 11
    return (8 - ((10 - remainder + 11) % 11) + 10) % 10 === digit(number, 8)
  }
  return (Number(number.slice(0, 9)) % 11) % 10 === digit(number, 9)
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Numbers of citizens and foreigners (X, Y, Z) end in a letter, those of companies in a digit or a letter. */
function isValidInSpain(number: string): boolean {
  const first = number[0] ?? ''
  if (/\d/.test(first) || 'KLMXYZ'.includes(first)) {
    const value = Number('XYZ'.includes(first) ? 'XYZ'.indexOf(first) + number.slice(1, 8) : bare(number))
    return SPANISH_LETTERS[value % 23] === number[8]
  }
  if (!'ABCDEFGHJNPQRSUVW'.includes(first)) return false
  const check = [...'0123456789'].find((character) => passesLuhn(number.slice(1, 8) + character)) ?? ''
  return number[8] === check || number[8] === 'JABCDEFGHI'[Number(check)]
}

/** The digits of a Spanish number before its letter. */
function bare(number: string): string {
  return number.slice(0, 8).replace(/\D/g, '')
}

const FRENCH_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Two characters precede the company number. Numbers of Monaco start with 000 and are not in the French register. */
function isValidInFrance(number: string): boolean {
  const company = number.slice(2)
  if (!company.startsWith('000') && !passesLuhn(company)) return false
  const [first, second] = [...number.slice(0, 2)].map((character) => FRENCH_CHARACTERS.indexOf(character))
  if (first === undefined || second === undefined) return false
  if (first < 10 && second < 10) return Number(`${company}12`) % 97 === Number(number.slice(0, 2))
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(company) + 1 + Math.floor(key / 11)) % 11 === key % 11
}

/** Nine digits, and three more for a branch. Government offices have five characters without a check digit. */
function isValidInBritain(number: string): boolean {
  if (number.length === 5) return true
  const remainder = weightedSum(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
  return number.startsWith('0') ? remainder === 0 : [0, 42, 55].includes(remainder)
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'

/** In older numbers the second character is a letter or symbol, and the first digit counts as the seventh. */
function isValidInIreland(number: string): boolean {
  const isOld = /\D/.test(number[1] ?? '')
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7)
  const branch = isOld ? 0 : Math.max(0, IRISH_LETTERS.indexOf(number[8] ?? 'W'))
  return IRISH_LETTERS[(weightedSum(digits, descending(8, 2)) + 9 * branch) % 23] === number[7]
}

function isValidInLithuania(number: string): boolean {
  const last = number.length - 1
  const weights = (start: number) => Array.from({ length: last }, (_, index) => 1 + ((index + start) % 9))
  const remainder = weightedSum(number, weights(0)) % 11
  const check = remainder === 10 ? (weightedSum(number, weights(2)) % 11) % 10 : remainder
  return check === digit(number, last)
}

/** Companies start with 4 to 9. People have their personal code, which has no check digit if it starts with 32. */
function isValidInLatvia(number: string): boolean {
  if (digit(number, 0) > 3) return weightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  if (number.startsWith('32')) return true
  return ((1 + weightedSum(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === digit(number, 10)
}

/** The first weight applies to the first digit. */
function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0)
}

/** Descending weights that end with `last`: `descending(8, 2)` is 8, 7, … 2. */
function descending(first: number, last: number): number[] {
  return Array.from({ length: first - last + 1 }, (_, index) => first - index)
}

/** Luhn over the whole number, including its check digit. */
function passesLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0
}

/** Every second digit from the right is doubled and replaced by the sum of its digits. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((total, character, index) => {
    const product = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
}

/** ISO 7064 MOD 11,10 over the whole number. */
function passesMod1110(digits: string): boolean {
  const remainder = [...digits.slice(0, -1)].reduce((product, character) => {
    const sum = (product + Number(character)) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (remainder + Number(digits.at(-1))) % 10 === 1
}

/** ISO 7064 MOD 97-10 over a text in which each letter is replaced by two digits (A = 10). */
function passesMod9710(text: string): boolean {
  const remainder = [...text].reduce((before, character) => {
    const value = Number.parseInt(character, 36)
    return (before * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
  return remainder === 1
}
