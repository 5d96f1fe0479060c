import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  findShippingCostError,
  type HouseDelivery,
  readShippingCosts,
} from '#domain/delivery/shipping-cost.ts'
import type { House } from '#domain/house/house.ts'
import { getLanguages } from '#domain/market/house-markets.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { COUNTRIES, isCountryCode } from '#domain/market/market.ts'
import { ORDER_PREFIX } from '#domain/order/order-number.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import { contact, legal, timeZone } from './contact-section.ts'
import { currencies } from './currencies-section.ts'
import { type HouseFiles, readLook } from './read-look.ts'
import { theme } from './theme-section.ts'

const ISSUE_TEXTS = {
  json: 'must be a list such as [{"market": "EU", "amount": {"EUR": 90, "USD": 99}}]',
  market: 'names a market other than USA, UK, EU and ROW',
  repeated: 'names a market twice',
  amount: 'has an amount that is neither a number nor one for each currency',
}

/** The section `delivery` of `house.json`: costs in whole units, as in the product file. */
const delivery = z.strictObject({
  costs: z.unknown().transform((costs, context): HouseDelivery['costs'] => {
    const error = findShippingCostError(JSON.stringify(costs))
    if (!error) return readShippingCosts(costs)
    context.addIssue({
      code: 'custom',
      message: [ISSUE_TEXTS[error.kind], error.market].filter(Boolean).join(': '),
    })
    return z.NEVER
  }),
})

const text = z.string().trim().min(1)

const country = z.string().refine(isCountryCode, 'not a country that the shop ships to')

const house = z
  .strictObject({
    name: text,
    description: text,
    country,
    timeZone: timeZone.nullable().default(null),
    orderPrefix: z.string().regex(ORDER_PREFIX, 'not two or three capital letters').default('ORD'),
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1, 'names no language')
      .default([...LANGUAGES]),
    countries: z.array(country).min(1, 'names no country').nullable().default(null),
    city: z.partialRecord(z.enum(LANGUAGES), text).nullable().default(null),
    contact,
    legal: legal.nullable().default(null),
    currencies,
    theme: theme.prefault({}),
    delivery: delivery.default({ costs: [] }),
  })
  .superRefine((settings, context) => {
    const sold = settings.countries ?? COUNTRIES.map(({ isoCode }) => isoCode)
    const withoutLanguage = sold.filter(
      (code) => getLanguages(code, { languages: settings.languages }).length === 0,
    )
    if (withoutLanguage.length === 0) return
    const message = `no language of the house is offered in ${withoutLanguage.slice(0, 5).join(', ')}`
    context.addIssue({ code: 'custom', path: ['countries'], message })
  })

/**
 * Reads `house.json`, and the files that its theme names. Throws StartFault with one line that names each invalid
 * setting.
 */
export function loadHouse(folder: string): { house: House; files: HouseFiles } {
  const path = join(folder, 'house.json')
  const parsed = house.safeParse(readJson(path))
  if (parsed.success) {
    const { theme, timeZone, ...settings } = parsed.data
    const { look, files } = readLook(folder, { name: settings.name, theme })
    return { house: { ...settings, timeZone: timeZone ?? settings.contact.phone.timeZone, look }, files }
  }
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
  throw new StartFault(`Check ${path}. ${lines.join('; ')}. docs/house.md explains each setting.`)
}

export function readHouse(folder: string): House {
  return loadHouse(folder).house
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read'
    throw new StartFault(`${path} ${reason}: HOUSE_FOLDER names the folder of the house (docs/house.md).`)
  }
}
