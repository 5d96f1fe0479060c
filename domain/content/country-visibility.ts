import type { CountryCode } from '../market/market.ts'

/** Spec §6: the countries in which content is visible, in upper case. */
export type CountryLimits = {
  readonly dedicatedCountries?: readonly string[] | null | undefined
  readonly excludedCountries?: readonly string[] | null | undefined
}

/**
 * Spec §6: content is shown if the country is among its dedicated countries or, when none are set, if it is not among
 * its excluded countries.
 */
export function isVisibleIn(
  { dedicatedCountries, excludedCountries }: CountryLimits,
  country: CountryCode,
): boolean {
  if (isDedicated({ dedicatedCountries })) return dedicatedCountries?.includes(country) ?? false
  return !excludedCountries?.includes(country)
}

/** Spec §3 (marketing message, isDedicated): whether content is meant for certain countries only. */
export function isDedicated({ dedicatedCountries }: CountryLimits): boolean {
  return (dedicatedCountries?.length ?? 0) > 0
}
