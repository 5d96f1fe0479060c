import type { House } from '#domain/house/house.ts'

/** A house that sells in every currency. */
export const SAMPLE_HOUSE: House = {
  name: 'Sample House',
  description: 'Things made by hand',
  country: 'IT',
  currencies: {
    base: 'EUR',
    sold: ['EUR', 'USD', 'GBP'],
    byCountry: {},
    otherCountries: 'EUR',
    conversions: {},
  },
}
