import { useMemo, useState } from 'react'
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { type TeamProduct, teamProduct } from '#contracts/team/product.ts'
import { Group } from '#desk/actions/group.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { ChangedLines, VersionedForm } from '#desk/actions/versioned-form.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { type FormValues, toChanges, toForm } from './form-values.ts'
import { Pictures } from './pictures.tsx'
import { Attributes, Prices, Texts } from './product-fields.tsx'

const OWN_TEXTS = ['title', 'descriptionHtml', 'seoTitle', 'seoDescription']

const NUMBERS = ['dimensions', 'tradePrice']

/** Attributes that are edited in a group of fields. */
const GROUPED: Readonly<Record<string, string>> = {
  dimensions: 'groups.dimensions',
  tradePrice: 'fields.tradePrice',
}

/**
 * The form of a product, which saves all fields together. If someone else saved in the meantime, the editor decides.
 */
export function ProductForm({
  product,
  onSaved,
}: {
  product: TeamProduct
  onSaved: (product: TeamProduct) => void
}) {
  const words = useChangeWords()
  // The product that the form started from. Changing the stock returns a new product, but must not reset the form.
  const [read, setRead] = useState(product)
  const record = useMemo(() => ({ id: read.id, ...(read.detail && toForm(read.detail)) }), [read])
  const before = read.detail && toForm(read.detail)
  function start(from: TeamProduct) {
    setRead(from)
    onSaved(from)
  }
  if (!before) return null
  return (
    <VersionedForm
      resource="products"
      schema={teamProduct}
      item={product}
      record={record}
      toChanges={(values) => toChanges(before, values as FormValues)}
      toErrors={(refused) => refusedForm(refused, toFormField)}
      onSaved={start}
      describe={({ detail }) => <ChangedLines lines={detail ? words(before, toForm(detail)) : []} />}
    >
      <Texts />
      <Prices />
      <Pictures />
      <Attributes />
      <Organization />
      <SaveBar />
    </VersionedForm>
  )
}

function Organization() {
  const translate = useTranslate()
  const label = (field: string) => `resources.products.fields.${field}`
  const choices = ['active', 'draft', 'archived'].map((id) => ({
    id,
    name: translate(`resources.products.values.status.${id}`),
  }))
  return (
    <Group title={translate('resources.products.groups.organization')} columns={260}>
      <SelectInput source="status" label={label('status')} choices={choices} translateChoice={false} />
      <BooleanInput source="isPublished" label={label('isPublished')} />
      <TextInput source="vendor" label={label('vendor')} />
      <TextInput source="productType" label={label('productType')} />
      <TextInput source="categoryPath" label={label('categoryPath')} />
      <TextInput source="tags" label={label('tags')} multiline helperText="resources.products.one-per-line" />
      <TextInput
        source="collections"
        label={label('collections')}
        multiline
        helperText="resources.products.one-per-line"
      />
    </Group>
  )
}

/** Returns the form field for a path of the product. */
function toFormField(path: string): string[] {
  const [first = '', ...rest] = path.split('.')
  if (OWN_TEXTS.includes(first)) return ['texts', 'own', first]
  if (first === 'translations') return ['texts', ...rest]
  if (first === 'metafields') {
    const key = rest.at(-1) ?? ''
    return NUMBERS.includes(key) ? [key] : ['attributes', key]
  }
  if (first === 'variants') return ['variants', rest[0] ?? '0', 'sku']
  return [first, ...rest]
}

/** Returns a function that describes changes, with one line per changed field and its value if it is short. */
function useChangeWords(): (before: FormValues, after: FormValues) => string[] {
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
    } = toChanges(before, after)
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
