import { useTranslate } from 'react-admin'
import { CURRENCIES } from '../../../../domain/money/money.ts'
import { useFormat } from '../../../format/use-format.ts'
import { changesOf, type FormValues } from './form-values.ts'

/** The attributes that are a group of fields. */
const GROUPED: Readonly<Record<string, string>> = {
  dimensions: 'groups.dimensions',
  tradePrice: 'fields.tradePrice',
}

/** What differs between two states of a product, a line each: the field, and its value if that is short. */
export function useChangeWords(): (before: FormValues, after: FormValues) => string[] {
  const translate = useTranslate()
  const { money, language } = useFormat()
  const word = (key: string) => translate(`resources.products.${key}`)
  const priced = ({ price }: FormValues['variants'][number]) =>
    CURRENCIES.flatMap((currency) => {
      const amount = price[currency]
      return amount === null || amount === undefined
        ? []
        : [money({ amount: String(amount), currencyCode: currency })]
    }).join(' · ')
  return (before, after) => {
    const {
      variants,
      media,
      metafields = {},
      translations = {},
      status,
      ...others
    } = changesOf(before, after)
    const pricesBefore = before.variants.map(priced)
    const prices = after.variants.flatMap((variant, at) =>
      priced(variant) === pricesBefore[at] ? [] : [`${variant.title}: ${priced(variant)}`],
    )
    return [
      ...Object.entries(others).map(([field, value]) => {
        const label = word(`fields.${field}`)
        return typeof value === 'string' && value.length < 80 ? `${label}: ${value}` : label
      }),
      ...(status ? [`${word('fields.status')}: ${word(`values.status.${status}`)}`] : []),
      ...prices,
      ...(variants && prices.length === 0 ? [word('fields.variantCount')] : []),
      ...(media ? [word('groups.pictures')] : []),
      ...Object.keys(metafields).map((name) => {
        const key = name.slice(name.indexOf('.') + 1)
        return word(GROUPED[key] ?? `attributes.${key}`)
      }),
      ...Object.keys(translations).map((code) => `${word('groups.translations')}: ${language(code)}`),
    ]
  }
}
