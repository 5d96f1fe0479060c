import { z } from 'zod'
import { isLanguage, type Language } from '#domain/market/language.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { type Currency, isCurrency } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type CommerceClientOptions, type CommerceRequest, operationName } from './request.ts'

/** Limited to languages and countries that our shop also has. */
export type ShopLocalization = {
  /** The language of untranslated texts; null if our shop does not have it. */
  readonly primaryLanguage: Language | null
  readonly countries: readonly ShopCountry[]
}

type ShopCountry = {
  readonly country: CountryCode
  readonly currency: Currency
  readonly languages: readonly Language[]
}

export type LocalizationCalls = {
  readLocalization(): Promise<Result<ShopLocalization, 'localization-fetch-failed'>>
}

export function createLocalizationCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): LocalizationCalls {
  return {
    async readLocalization() {
      const result = await request(READ_LOCALIZATION, {})
      if (!result.ok) return refuse('localization-fetch-failed')
      const parsed = wireLocalization.safeParse(result.value)
      if (parsed.success) return ok(toLocalization(parsed.data))
      const details = z.prettifyError(parsed.error)
      report({ operation: operationName(READ_LOCALIZATION), code: 'answer-malformed', status: 200, details })
      return refuse('localization-fetch-failed')
    },
  }
}

const READ_LOCALIZATION = `query ReadLocalization {
  localization {
    language { isoCode }
    availableCountries { isoCode currency { isoCode } availableLanguages { isoCode } }
  }
}`

const wireCode = z.object({ isoCode: z.string() })
const wireLocalization = z.object({
  localization: z.object({
    language: wireCode,
    availableCountries: z.array(
      z.object({ isoCode: z.string(), currency: wireCode, availableLanguages: z.array(wireCode) }),
    ),
  }),
})

function toLocalization({ localization }: z.infer<typeof wireLocalization>): ShopLocalization {
  const [primaryLanguage = null] = toLanguages([localization.language])
  const countries = localization.availableCountries.flatMap(({ isoCode, currency, availableLanguages }) =>
    isCountryCode(isoCode) && isCurrency(currency.isoCode)
      ? [{ country: isoCode, currency: currency.isoCode, languages: toLanguages(availableLanguages) }]
      : [],
  )
  return { primaryLanguage, countries }
}

function toLanguages(languages: readonly z.infer<typeof wireCode>[]): Language[] {
  return languages.map(({ isoCode }) => isoCode.toLowerCase()).filter(isLanguage)
}
