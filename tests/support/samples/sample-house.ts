import type { House } from '#domain/house/house.ts'
import { DEFAULT_LOOK } from '#domain/house/look.ts'
import { fixedPrices } from '#domain/market/house-currencies.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { SHIPPING_REGIONS } from '#domain/market/market.ts'

/** A house that sells in every currency, with delivery included. */
export const SAMPLE_HOUSE: House = {
  timeZone: 'Europe/Rome',
  orderPrefix: 'BT',
  name: 'Sample House',
  description: 'Things made by hand',
  country: 'IT',
  languages: LANGUAGES,
  countries: null,
  contact: {
    email: 'hello@house.example',
    phone: {
      number: '+39 02 0000 0100',
      opens: '09:00',
      closes: '18:00',
      timeZone: 'Europe/Rome',
      zoneName: 'CET',
    },
    phoneByLine: {
      UK: {
        number: '+44 20 7946 0100',
        opens: '08:00',
        closes: '17:00',
        timeZone: 'Europe/London',
        zoneName: 'GMT',
      },
      US: {
        number: '+1 212 555 0100',
        opens: '08:00',
        closes: '12:00',
        timeZone: 'America/New_York',
        zoneName: 'ET',
      },
    },
    whatsapp: '+44 7700 900100',
    tradeEmail: 'trade@house.example',
    tradeEmailByCountry: {
      AE: 'trade.me@house.example',
      GB: 'trade.uk@house.example',
      US: 'trade.us@house.example',
    },
  },
  city: null,
  legal: {
    company: 'Sample House S.r.l.',
    vatNumber: 'IT00000000000',
    address: ['Via Prova 1', '20121 Milano'],
  },
  currencies: fixedPrices('EUR'),
  look: DEFAULT_LOOK,
  delivery: {
    costs: SHIPPING_REGIONS.map((market) => ({ market, amountMinor: { EUR: 0, USD: 0, GBP: 0 } })),
  },
}
