import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Returns a telephone number in international form, such as `+17185550161`, or null if it is invalid. A number without
 * a prefix is treated as one of the country.
 */
export function parsePhone(text: string, country: string): string | null {
  // The library knows all our countries, except for uninhabited ones.
  const parsed = parsePhoneNumberFromString(text, country as CountryCode)
  return parsed?.isValid() ? parsed.number : null
}
