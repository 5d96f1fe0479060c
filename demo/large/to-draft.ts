import type { Language } from '../../domain/market/language.ts'
import { CURRENCIES } from '../../domain/money/money.ts'
import type {
  MediaDraft,
  ProductDraft,
  TranslationDraft,
  VariantDraft,
} from '../../services/commerce/import/product-draft.ts'
import { getTermWords, SWATCHES } from '../catalogue/terms.ts'
import { attributesOf, colorWords, hasFiles } from './attributes.ts'
import type { DrawnProduct, DrawnVariant } from './draw-product.ts'
import type { Handles } from './handles.ts'
import { english } from './phrases/english.ts'
import { french } from './phrases/french.ts'
import { german } from './phrases/german.ts'
import { italian } from './phrases/italian.ts'
import type { Phrasebook, ProductText } from './phrases/phrasebook.ts'
import { spanish } from './phrases/spanish.ts'
import { type Source, sourcesFor } from './sources.ts'
import { MATERIALS } from './words/materials.ts'

const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = {
  en: english,
  it: italian,
  es: spanish,
  de: german,
  fr: french,
}
const TRANSLATED: readonly Language[] = ['it', 'es', 'de', 'fr']

/** A generated product as a draft for the import. */
export function toDraft(product: DrawnProduct, sources: readonly Source[], handles: Handles): ProductDraft {
  const texts = byLanguage((language) => PHRASEBOOKS[language](product))
  const handleIn = byLanguage((language) => handles.create(language, texts[language].title))
  const source = chooseSource(product, sources)
  return {
    line: product.number,
    handle: handleIn.en,
    title: texts.en.title,
    descriptionHtml: htmlOf(texts.en),
    vendor: product.workshop.name,
    productType: capitalize(product.category.path.split('/').at(-1) ?? ''),
    categoryPath: product.category.path.split('/').map(capitalize).join(' > '),
    tags: tagsOf(product),
    status: 'active',
    isPublished: true,
    createdAt: product.createdAt,
    publishedAt: product.createdAt,
    seoTitle: `${texts.en.title} by ${product.workshop.name}`,
    seoDescription: texts.en.sentences[0] ?? null,
    isGiftCard: false,
    options: optionsOf(product),
    variants: product.variants.map((variant) => variantOf(product, variant)),
    media: mediaOf(product, source, texts),
    metafields: attributesOf(product, source, handleIn),
    collections: null,
    translations: TRANSLATED.map((language) =>
      translationOf(product, language, texts[language], handleIn[language]),
    ),
  }
}

function chooseSource({ category, number }: DrawnProduct, sources: readonly Source[]): Source {
  const candidates = sourcesFor(sources, category.path)
  const source = candidates[number % candidates.length]
  if (source === undefined) throw new Error('The demonstration house has no pictures to borrow')
  return source
}

function optionsOf({ choice, variants }: DrawnProduct): ProductDraft['options'] {
  if (choice === null) return []
  const values = variants.flatMap(({ value }) =>
    value === null ? [] : [{ name: getTermWords(value).en, swatchColor: SWATCHES[value] ?? null }],
  )
  return [{ name: getTermWords(choice.name).en, values }]
}

function variantOf({ number, weightKg, delivery }: DrawnProduct, variant: DrawnVariant): VariantDraft {
  const { prices, compareAt, tradePrices } = variant
  const value = variant.value === null ? null : getTermWords(variant.value).en
  return {
    line: number,
    title: value ?? 'Default Title',
    choices: [value, null, null],
    sku: variant.sku,
    barcode: null,
    weightGrams: weightKg * 1000,
    requiresShipping: true,
    isTaxable: true,
    pictureUrl: null,
    unsoldIn: [],
    prices: CURRENCIES.map((currency) => ({
      currency,
      priceMinor: prices[currency] * 100,
      compareAtMinor: compareAt && compareAt[currency] * 100,
      tradePriceMinor: tradePrices && tradePrices[currency] * 100,
    })),
    quantity: variant.units,
    isTracked: true,
    continueSelling: delivery.continues,
  }
}

/** The borrowed pictures, with the new title as alternative text, followed by their model. */
function mediaOf(
  product: DrawnProduct,
  source: Source,
  texts: Readonly<Record<Language, ProductText>>,
): MediaDraft[] {
  const { it, es, de, fr } = texts
  const altTranslations = { it: it.title, es: es.title, de: de.title, fr: fr.title }
  const images = source.pictures.map(
    (picture): MediaDraft => ({
      kind: 'image',
      ...picture,
      alt: texts.en.title,
      altTranslations,
      sources: [],
    }),
  )
  const [first] = images
  const hasModel = hasFiles(product) && source.modelSources.length > 0
  return first && hasModel ? [...images, { ...first, kind: 'model3d', sources: source.modelSources }] : images
}

function translationOf(
  product: DrawnProduct,
  language: Language,
  text: ProductText,
  handle: string,
): TranslationDraft {
  const { choice, variants, material } = product
  const name = choice && getTermWords(choice.name)
  const values = variants.flatMap(({ value }) => {
    if (value === null) return []
    const words = getTermWords(value)
    return [[words.en, words[language]] as const]
  })
  return {
    language,
    handle,
    title: text.title,
    descriptionHtml: htmlOf(text),
    seoTitle: `${text.title} · ${product.workshop.name}`,
    seoDescription: text.sentences[0] ?? null,
    optionNames: name ? { [name.en]: name[language] } : {},
    optionValues: name ? { [name.en]: Object.fromEntries(values) } : {},
    metafields: {
      'custom.material': JSON.stringify([getTermWords(MATERIALS[material].term)[language]]),
      'custom.color': JSON.stringify(colorWords(product, language)),
    },
  }
}

/** The first sentence is its own paragraph; those about making, use and care follow. */
function htmlOf({ sentences: [opening = '', ...rest] }: ProductText): string {
  return `<p>${opening}</p><p>${rest.join(' ')}</p>`
}

function tagsOf({ delivery, series, material }: DrawnProduct): string[] {
  const materialName = getTermWords(MATERIALS[material].term).en
  return [series, materialName, delivery.isReadyToShip ? 'Ready to ship' : 'Made to order']
}

function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const [en, es, it, de, fr] = [make('en'), make('es'), make('it'), make('de'), make('fr')]
  return { en, es, it, de, fr }
}

function capitalize(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
