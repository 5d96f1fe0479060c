import { getContactDetails } from '#domain/house/contact-details.ts'
import type { House, LegalDetails } from '#domain/house/house.ts'
import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'

type Site = {
  readonly origin: string
  readonly prefix: string
  readonly tag: string
  readonly language: Language
  readonly house: Pick<House, 'name' | 'country' | 'contact' | 'legal'>
}

const TERM = 'search_term_string'

/** The structured data of the page about the house (schema.org). */
export function aboutData(title: string, { origin, prefix, house }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    url: `${origin}${prefix}/about`,
    name: title,
    about: { '@type': 'Organization', '@id': `${origin}/#house`, name: house.name, url: `${origin}/` },
  }
}

/** The structured data of the home page (schema.org). */
export function houseData({ origin, prefix, tag, language, house }: Site, country: CountryCode): object[] {
  const home = origin + (prefix || '/')
  const { phone, email } = getContactDetails(country, house.contact)
  const { name, legal } = house
  const id = { '@id': `${origin}/#house` }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...id,
      name,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      email,
      ...(legal && legalData(legal, house.country)),
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
      name,
      url: home,
      inLanguage: tag,
      publisher: id,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${prefix}/search?q={${TERM}}` },
        'query-input': `required name=${TERM}`,
      },
    },
  ]
}

function legalData({ company, vatNumber, address }: LegalDetails, country: CountryCode): object {
  const [streetAddress, ...addressLocality] = address
  return {
    legalName: company,
    ...(vatNumber && { vatID: vatNumber }),
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: addressLocality.join(', '),
      addressCountry: country,
    },
  }
}
