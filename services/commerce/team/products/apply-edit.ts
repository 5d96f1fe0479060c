import { isDeepStrictEqual } from 'node:util'
import type { RefusedField } from '#contracts/team/convention.ts'
import type { ProductEdit } from '#contracts/team/product.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import type {
  MediaDraft,
  MetafieldDraft,
  ProductDraft,
  TranslationDraft,
  VariantDraft,
} from '../../import/product-draft.ts'
import { HANDLE } from '../../import/reading/handles.ts'
import { attributeType, findAttributeError, readSwatches } from '../../import/reading/read-metafields.ts'
import { withFixedTradePrices } from '../../import/reading/read-prices.ts'
import { toOptions } from '../../import/reading/read-product.ts'
import { sanitizeDescription } from '../../import/sanitize-description.ts'

export type EditResult =
  | { readonly ok: true; readonly draft: ProductDraft }
  | { readonly ok: false; readonly fields: readonly RefusedField[] }

type UploadedPictures = ReadonlyMap<string, { width: number; height: number }>

type Refuse = (path: string, code: string) => void

/**
 * Applies an edit to a product in the form of a product file, so that edits and files are written the same way. Options
 * and trade prices are derived from the variants and attributes, as in a file.
 */
export function applyEdit(
  draft: ProductDraft,
  edit: ProductEdit,
  uploaded: UploadedPictures = new Map(),
): EditResult {
  const fields: RefusedField[] = []
  const refuse: Refuse = (path, code) => void fields.push({ path, code })
  const { optionNames = draft.options.map(({ name }) => name), metafields: _, ...texts } = edit
  const metafields = mergeMetafields(draft.metafields, edit.metafields ?? {}, refuse)
  const custom = (key: string) =>
    metafields.find((field) => field.namespace === 'custom' && field.key === key)?.value
  const variants = (edit.variants ?? draft.variants).map((variant, index) =>
    toVariant(variant, { draft, optionNames, path: `variants.${index}` }, refuse),
  )
  refuseRepeatedVariants(variants, refuse)
  setTradePrices(variants, custom('tradePrice'))
  const media = edit.media ? arrangeMedia(draft.media, edit.media, uploaded, refuse) : draft.media
  for (const [index, { pictureUrl }] of variants.entries()) {
    if (pictureUrl !== null && !media.some(({ url }) => url === pictureUrl))
      refuse(`variants.${index}.pictureUrl`, 'picture-unknown')
  }
  if (fields.length > 0) return { ok: false, fields }
  const edited = {
    ...draft,
    ...texts,
    descriptionHtml: sanitizeDescription(edit.descriptionHtml ?? draft.descriptionHtml),
    options: toOptions(optionNames, variants, readSwatches(custom('swatches'))),
    variants,
    media,
    metafields,
    translations: mergeTranslations(draft.translations, edit.translations ?? {}, refuse),
  }
  return fields.length > 0 ? { ok: false, fields } : { ok: true, draft: edited }
}

/** Whether an edit changes a public price, a trade price, or what is taxed; false for a refused edit. */
export function changesPrices(draft: ProductDraft, edit: ProductEdit): boolean {
  const uploaded = new Map(edit.media?.map(({ url }) => [url, { width: 1, height: 1 }]))
  const edited = applyEdit(draft, edit, uploaded)
  if (!edited.ok) return false
  const before = new Map(
    withFixedTradePrices(draft.variants).map((variant) => [String(variant.choices), pricesAndTax(variant)]),
  )
  return edited.draft.variants.some(
    (variant) => !isDeepStrictEqual(pricesAndTax(variant), before.get(String(variant.choices))),
  )
}

function pricesAndTax({ prices, isTaxable }: VariantDraft) {
  return { isTaxable, prices: new Map(prices.map(({ currency, ...price }) => [currency, price])) }
}

/** Replaces attributes with the given ones of the same name; an empty value removes the attribute. */
function mergeMetafields(
  stored: readonly MetafieldDraft[],
  given: Readonly<Record<string, string>>,
  refuse: Refuse,
): MetafieldDraft[] {
  const changed = Object.entries(given).map(([name, text]) => {
    const [namespace = '', key = ''] = name.split('.')
    const value = text.trim()
    const error = value === '' ? null : findAttributeError({ namespace, key, value })
    if (error) refuse(`metafields.${name}`, error.code)
    return { namespace, key, type: attributeType(value), value }
  })
  const isReplaced = ({ namespace, key }: MetafieldDraft) => given[`${namespace}.${key}`] !== undefined
  return [...stored.filter((field) => !isReplaced(field)), ...changed.filter(({ value }) => value !== '')]
}

type EditedVariant = NonNullable<ProductEdit['variants']>[number] | VariantDraft

function toVariant(
  edited: EditedVariant,
  { draft, optionNames, path }: { draft: ProductDraft; optionNames: readonly string[]; path: string },
  refuse: Refuse,
): VariantDraft {
  const chosen = edited.choices.filter((choice) => choice !== null)
  if (chosen.length !== optionNames.length) refuse(`${path}.choices`, 'option-value-missing')
  if (edited.prices.length === 0) refuse(`${path}.prices`, 'price-missing')
  const [first = null, second = null, third = null] = chosen
  const choices: VariantDraft['choices'] = [first, second, third]
  const known = draft.variants.find((variant) => String(variant.choices) === String(choices))
  return {
    ...edited,
    line: 0,
    title: chosen.join(' / ') || 'Default Title',
    choices,
    prices: edited.prices.map((price) => ({ ...price, tradePriceMinor: null })),
    quantity: known?.quantity ?? 0,
    continueSelling: !edited.isTracked || edited.continueSelling,
  }
}

function refuseRepeatedVariants(variants: readonly VariantDraft[], refuse: Refuse): void {
  const titles = variants.map(({ title }) => title)
  for (const [index, title] of titles.entries()) {
    if (titles.indexOf(title) < index) refuse(`variants.${index}.choices`, 'variant-repeated')
  }
}

/** Sets the trade price of the first variant from its attribute. The others are calculated when they are written. */
function setTradePrices(variants: readonly VariantDraft[], attribute: string | undefined): void {
  const { tradePrice } = parseProductAttributes(
    new Map(attribute === undefined ? [] : [['tradePrice', attribute]]),
  )
  for (const price of variants[0]?.prices ?? []) price.tradePriceMinor = tradePrice[price.currency]
}

function arrangeMedia(
  stored: readonly MediaDraft[],
  given: NonNullable<ProductEdit['media']>,
  uploaded: UploadedPictures,
  refuse: Refuse,
): MediaDraft[] {
  return given.flatMap(({ kind, url, alt, altTranslations }, index) => {
    const added = kind === 'image' ? uploaded.get(url) : undefined
    const known =
      stored.find((item) => item.kind === kind && item.url === url) ??
      (added && { kind, url, ...added, sources: [] })
    if (!known) refuse(`media.${index}`, 'picture-unknown')
    return known ? [{ ...known, alt, altTranslations }] : []
  })
}

const NO_TRANSLATION = {
  handle: null,
  title: null,
  descriptionHtml: null,
  seoTitle: null,
  seoDescription: null,
  optionNames: {},
  optionValues: {},
  metafields: {},
}

function mergeTranslations(
  stored: readonly TranslationDraft[],
  given: NonNullable<ProductEdit['translations']>,
  refuse: Refuse,
): TranslationDraft[] {
  const languages = LANGUAGES.filter(
    (language) => given[language] || stored.some((translation) => translation.language === language),
  )
  return languages.map((language) => {
    const before = stored.find((translation) => translation.language === language)
    const { descriptionHtml, ...edited } = given[language] ?? {}
    if (edited.handle && !HANDLE.test(edited.handle))
      refuse(`translations.${language}.handle`, 'translated-handle-invalid')
    const merged = { ...NO_TRANSLATION, ...before, ...edited, language }
    return descriptionHtml === undefined
      ? merged
      : { ...merged, descriptionHtml: descriptionHtml && sanitizeDescription(descriptionHtml) }
  })
}
