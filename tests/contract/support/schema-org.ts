import { z } from 'zod'

const url = z.url({ protocol: /^https$/ })
const text = z.string().trim().min(1)
const context = { '@context': z.literal('https://schema.org') }
const decimal = z.string().regex(/^\d+\.\d{1,2}$/)
const currency = z.enum(['EUR', 'USD', 'GBP'])
const country = z.string().regex(/^[A-Z]{2}$/)
const timestamp = z.iso.datetime({ offset: true })
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Items are numbered from 1. */
const items = <Item extends z.ZodRawShape>(item: Item) =>
  z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.unknown(), name: text, ...item }))
    .refine((all) => all.every((one, at) => Reflect.get(one, 'position') === at + 1), 'not in order')

const breadcrumbs = z.strictObject({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: items({ item: url }).refine((all) => all.length > 1, 'leads nowhere'),
})

const list = z.strictObject({
  ...context,
  '@type': z.literal('ItemList'),
  numberOfItems: z.int(),
  itemListElement: items({ url }),
})

const house = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url.optional(),
  name: text,
  url: url.optional(),
})

const days = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int().nonnegative(),
    maxValue: z.int(),
    unitCode: z.literal('DAY'),
  })
  .refine(({ minValue, maxValue }) => minValue <= maxValue)

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url,
  sku: text,
  price: decimal.refine((price) => Number(price) > 0),
  priceCurrency: currency,
  availability: z.enum(
    ['InStock', 'MadeToOrder', 'PreOrder', 'SoldOut'].map((kind) => `https://schema.org/${kind}`),
  ),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  eligibleRegion: country,
  seller: house,
  shippingDetails: z.strictObject({
    '@type': z.literal('OfferShippingDetails'),
    shippingDestination: z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: country }),
    shippingRate: z.strictObject({ '@type': z.literal('MonetaryAmount'), value: decimal, currency }),
    deliveryTime: z.strictObject({
      '@type': z.literal('ShippingDeliveryTime'),
      handlingTime: days.optional(),
      transitTime: days,
    }),
  }),
})

const product = z.strictObject({
  ...context,
  '@type': z.literal('Product'),
  name: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  description: text.optional(),
  image: z.array(url).min(1),
  url,
  sku: text.optional(),
  material: text.optional(),
  offers: z.array(offer).min(1).optional(),
})

/** A product of which only some variants are loaded: these, and a summary of everything that can be bought. */
const productGroup = z.strictObject({
  ...context,
  '@type': z.literal('ProductGroup'),
  name: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  description: text.optional(),
  image: z.array(url).min(1).optional(),
  url,
  material: text.optional(),
  productGroupID: text,
  hasVariant: z
    .array(
      z.strictObject({
        '@type': z.literal('Product'),
        name: text,
        sku: text,
        image: url.optional(),
        offers: offer,
      }),
    )
    .min(1)
    .optional(),
  offers: z
    .strictObject({
      '@type': z.literal('AggregateOffer'),
      offerCount: z.int().positive(),
      lowPrice: decimal.refine((price) => Number(price) > 0),
      highPrice: decimal.optional(),
      priceCurrency: currency,
      availability: offer.shape.availability.optional(),
    })
    .optional(),
})

const article = z.strictObject({
  ...context,
  '@type': z.literal('Article'),
  headline: text,
  description: text.optional(),
  image: z.array(url).min(1).optional(),
  datePublished: timestamp,
  dateModified: timestamp,
  author: z.union([house, z.strictObject({ '@type': z.literal('Person'), name: text })]),
  publisher: house,
  articleSection: text,
  inLanguage: text,
  mainEntityOfPage: url,
})

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text,
  addressRegion: text.optional(),
  addressCountry: country,
})

const openingHours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.string().regex(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
  opens: clock,
  closes: clock,
})

/** Google requires name and address; any other property must be valid. */
const office = z.strictObject({
  ...context,
  '@type': z.literal('FurnitureStore'),
  '@id': url,
  name: text,
  url,
  telephone: text,
  email: z.email(),
  address: address.required({ streetAddress: true }),
  image: url.optional(),
  geo: z
    .strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
    .optional(),
  hasMap: url.optional(),
  openingHoursSpecification: z.array(openingHours).min(1),
})

const contactPoint = z.strictObject({
  '@type': z.literal('ContactPoint'),
  contactType: text,
  telephone: z.string().regex(/^\+\d[\d ]+$/),
  email: z.email(),
  areaServed: country,
  availableLanguage: z.array(text).min(1),
})

const organization = house.extend({
  ...context,
  url,
  logo: url.optional(),
  email: z.email().optional(),
  description: text.optional(),
  image: url.optional(),
  foundingDate: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  legalName: text.optional(),
  vatID: text.optional(),
  address: address.optional(),
  contactPoint: z.array(contactPoint).min(1).optional(),
})

const website = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  name: text,
  url,
  inLanguage: text,
  publisher: z.strictObject({ '@id': url }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https:.*\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const about = z.strictObject({ ...context, '@type': z.literal('AboutPage'), url, name: text, about: house })

const REPLY = 'acceptedAnswer'
const questions = z.strictObject({
  ...context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        [REPLY]: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})

/**
 * Any structured data that a page may have: with all properties that schema.org and search engines require of its type,
 * and no others.
 */
export const schemaOrgItem = z.discriminatedUnion('@type', [
  ...([breadcrumbs, list, product, productGroup, article, office, organization, website, about] as const),
  questions,
])
