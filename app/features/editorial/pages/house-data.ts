import { HOUSE_NAME } from '#app/ui/page/wordmark.tsx'
import { contactDetailsOf } from '#domain/house/contact-details.ts'
import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'

type Place = {
  readonly origin: string
  readonly prefix: string
  readonly tag: string
  readonly language: Language
}

/** The parameter name in the search URL template. */
const TERM = 'search_term_string'

/** Structured data of the page about the company (schema.org). */
export function aboutData(title: string, { origin, prefix }: Place): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    url: `${origin}${prefix}/about`,
    name: title,
    about: { '@type': 'Organization', '@id': `${origin}/#house`, name: HOUSE_NAME, url: `${origin}/` },
  }
}

/** Structured data of the company and its shop, on the home page (schema.org). */
export function houseData({ origin, prefix, tag, language }: Place, country: CountryCode): object[] {
  const home = origin + (prefix || '/')
  const { phone, email } = contactDetailsOf(country)
  const house = { '@id': `${origin}/#house` }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...house,
      name: HOUSE_NAME,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      email,
      contactPoint: [
        {
          '@type': 'ContactPoint',
          contactType: 'sales',
          telephone: phone.display,
          email,
          areaServed: country,
          availableLanguage: [...new Set([language, 'en'])],
        },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: HOUSE_NAME,
      url: home,
      inLanguage: tag,
      publisher: house,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${prefix}/search?q={${TERM}}` },
        'query-input': `required name=${TERM}`,
      },
    },
  ]
}
