import type { NewTradeApplication, TradeApplicationFields } from '#contracts/trade-application.ts'

/** The application of a studio in Hamburg. */
export function sampleApplication(
  changes: Partial<NewTradeApplication> = {},
  fields: Partial<TradeApplicationFields> = {},
): NewTradeApplication {
  return {
    fields: {
      firstName: 'Adaeze',
      lastName: 'Okafor',
      company: 'Okafor & Lindt Interiors',
      companySize: '2-5',
      website: 'okaforlindt.example',
      vatNumber: 'DE 136 695 976',
      kinds: ['residential', 'hospitality'],
      country: 'DE',
      line1: 'Alsterufer 4',
      line2: '',
      city: 'Hamburg',
      zone: '',
      postalCode: '20354',
      phone: '040 428280',
      ...fields,
    },
    email: 'Adaeze@okaforlindt.example',
    terms: true,
    clause: true,
    accountId: null,
    password: 'three green chairs',
    language: 'de',
    network: 'network',
    certificate: null,
    ...changes,
  }
}
