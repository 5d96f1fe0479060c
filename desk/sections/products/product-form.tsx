import { useMemo, useState } from 'react'
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { type TeamProduct, teamProduct } from '#contracts/team/product.ts'
import { toFormErrors } from '#desk/actions/form-errors.ts'
import { Group } from '#desk/actions/group.tsx'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { ChangedLines, VersionedForm } from '#desk/actions/versioned-form.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { type FormValues, toChanges, toForm } from './form-values.ts'
import { Pictures } from './pictures.tsx'
import { Attributes, Prices, Texts } from './product-fields.tsx'

const OWN_TEXTS = ['title', 'descriptionHtml', 'seoTitle', 'seoDescription']

const NUMBER_FIELDS = ['dimensions', 'tradePrice']

/** The message keys of attributes that are edited in a group of fields. */
const GROUP_KEYS: Readonly<Record<string, string>> = {
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
  const describeChanges = useDescribeChanges()
  // The product that the form started from. Changing the stock returns a new product, but must not reset the form.
  const [base, setBase] = useState(product)
  const record = useMemo(() => ({ id: base.id, ...(base.detail && toForm(base.detail)) }), [base])
  const before = base.detail && toForm(base.detail)
  function startFrom(changed: TeamProduct) {
    setBase(changed)
    onSaved(changed)
  }
  if (!before) return null
  return (
    <VersionedForm
      resource="products"
      schema={teamProduct}
      item={product}
      record={record}
      toChanges={(values) => toChanges(before, values as FormValues)}
      toErrors={(refusal) => toFormErrors(refusal, toFormField)}
      onSaved={startFrom}
      describe={({ detail }) => (
        <ChangedLines lines={detail ? describeChanges(before, toForm(detail)) : []} />
      )}
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
    return NUMBER_FIELDS.includes(key) ? [key] : ['attributes', key]
  }
  if (first === 'variants') return ['variants', rest[0] ?? '0', 'sku']
  return [first, ...rest]
}

/** Returns a function that describes changes, with one line per changed field and its value if it is short. */
function useDescribeChanges(): (before: FormValues, after: FormValues) => string[] {
  const translate = useTranslate()
  const { money, language } = useFormat()
  const t = (key: string) => translate(`resources.products.${key}`)
  const formatPrices = ({ price }: FormValues['variants'][number]) =>
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
    const pricesBefore = before.variants.map(formatPrices)
    const prices = after.variants.flatMap((variant, index) =>
      formatPrices(variant) === pricesBefore[index] ? [] : [`${variant.title}: ${formatPrices(variant)}`],
    )
    return [
      ...Object.entries(others).map(([field, value]) => {
        const label = t(`fields.${field}`)
        return typeof value === 'string' && value.length < 80 ? `${label}: ${value}` : label
      }),
      ...(status ? [`${t('fields.status')}: ${t(`values.status.${status}`)}`] : []),
      ...prices,
      ...(variants && prices.length === 0 ? [t('fields.variantCount')] : []),
      ...(media ? [t('groups.pictures')] : []),
      ...Object.keys(metafields).map((name) => {
        const key = name.slice(name.indexOf('.') + 1)
        return t(GROUP_KEYS[key] ?? `attributes.${key}`)
      }),
      ...Object.keys(translations).map((code) => `${t('groups.translations')}: ${language(code)}`),
    ]
  }
}
