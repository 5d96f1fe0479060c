import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  Form,
  Loading,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { TeamProduct } from '#contracts/team/product.ts'
import { PRODUCT_DOWNLOAD_DAYS, teamProduct } from '#contracts/team/product.ts'
import { CreateForm } from '#desk/actions/create-form.tsx'
import { Group } from '#desk/actions/group.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { teamQueries } from '#desk/provider/team-calls.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { section } from '../section.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductList } from './product-list.tsx'

const INITIAL = { currency: CURRENCIES[0] }

type NewProduct = { title: string; vendor: string | null; price: number | null; currency: Currency }

export const products = section({
  resource: 'products',
  item: teamProduct,
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
  describeResult: ({ title, vendor }) => ({ title, below: vendor }),
})

/** Creates a product as a draft. Everything else is added on its page. */
function ProductCreate() {
  const translate = useTranslate()
  function toInput(values: FieldValues) {
    const { title, vendor, price, currency } = values as NewProduct
    return { title, vendor: vendor ?? '', price: { currency, priceMinor: Math.round((price ?? 0) * 100) } }
  }
  return (
    <Page title={translate('resources.products.new')} above={<BackToList />}>
      <CreateForm resource="products" initial={INITIAL} toInput={toInput} opens="edit">
        <TextInput source="title" label="resources.products.fields.title" validate={required()} fullWidth />
        <TextInput source="vendor" label="resources.products.fields.vendor" fullWidth />
        <NumberInput source="price" label="resources.products.fields.price" min={0} step={0.01} fullWidth />
        <SelectInput
          source="currency"
          label="resources.products.fields.currency"
          choices={CURRENCIES.map((id) => ({ id, name: id }))}
          translateChoice={false}
          validate={required()}
          fullWidth
        />
        <Button type="submit" variant="contained" sx={{ marginTop: 2 }}>
          {translate('resources.products.create')}
        </Button>
      </CreateForm>
    </Page>
  )
}

/** The page of a product. The stock has a separate form, because sales change it all the time. */
function ProductEdit({
  item: product,
  onChanged,
}: {
  item: TeamProduct
  onChanged: (product: TeamProduct) => void
}) {
  if (!product.detail) return <Loading />
  return (
    <Page
      title={product.title}
      above={<BackToList />}
      below={
        <>
          <ShopLink product={product} />
          <Downloads productId={product.id} />
        </>
      }
    >
      <ProductForm product={product} onSaved={onChanged} />
      <Stock product={product} onSaved={onChanged} />
    </Page>
  )
}

/** Shows the downloads of a product. Hidden if there are none or they cannot be read. */
function Downloads({ productId }: { productId: string }) {
  const translate = useTranslate()
  const { data } = useQuery({ ...teamQueries.productDownloads(productId), retry: false })
  if (!data || data.tearsheet + data.cad === 0) return null
  const { tearsheet, cad } = data
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {translate('resources.products.downloads', { days: PRODUCT_DOWNLOAD_DAYS, tearsheet, cad })}
    </Box>
  )
}

/** Links to the product's page in the shop, or to its preview if it is not public. */
function ShopLink({ product }: { product: TeamProduct }) {
  const translate = useTranslate()
  const { id, handle, status, isPublished } = product
  const isPublic = isPublished && status === 'active'
  // Until the link is loaded, the page only states that the product is not public.
  const { data: preview } = useQuery({
    ...teamQueries.productPreview(id),
    enabled: !isPublic && status !== 'archived',
    retry: false,
  })
  if (isPublic)
    return (
      <Link href={`/products/${handle}`} target="_blank" rel="noopener">
        {translate('resources.products.view')}
      </Link>
    )
  return (
    <>
      {translate(
        isPublished ? `resources.products.values.status.${status}` : 'resources.products.unpublished',
      )}
      {preview && (
        <>
          {' · '}
          <Link href={preview.url} target="_blank" rel="noopener">
            {translate('resources.products.preview')}
          </Link>
        </>
      )}
    </>
  )
}

/** Sets the stock per variant. The change is refused if an order was placed in the meantime. */
function Stock({ product, onSaved }: { product: TeamProduct; onSaved: (product: TeamProduct) => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { act } = useSave('products', teamProduct)
  const [isBusy, setIsBusy] = useState(false)
  const { detail } = product
  const trackedStock = detail?.stock.filter((_, index) => detail.variants[index]?.isTracked) ?? []
  if (!detail || trackedStock.length === 0) return null
  async function save(variantId: string, from: number, to: number) {
    setIsBusy(true)
    const outcome = await act(product, 'set-stock', { variantId, from, to })
    setIsBusy(false)
    if (outcome.kind !== 'saved') return notify(outcome.text, { type: 'error' })
    onSaved(outcome.output)
    notify('desk.saved', { type: 'success' })
  }
  return (
    <Group title={translate('resources.products.groups.stock')}>
      {trackedStock.map(({ variantId, onHand, reserved }) => {
        const variant = detail.variants[detail.stock.findIndex((stock) => stock.variantId === variantId)]
        return (
          <Form
            key={`${variantId} ${onHand}`}
            record={{ id: variantId, onHand }}
            onSubmit={({ onHand: to }: FieldValues) => save(variantId, onHand, Number(to))}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography variant="body2" sx={{ width: 180 }}>
                {variant?.title}
              </Typography>
              <NumberInput source="onHand" label="resources.products.fields.onHand" step={1} />
              <Typography variant="body2" color="text.secondary">
                {translate('resources.products.reserved', { count: reserved })}
              </Typography>
              <Button type="submit" variant="outlined" disabled={isBusy}>
                {translate('resources.products.set-stock')}
              </Button>
            </Box>
          </Form>
        )
      })}
    </Group>
  )
}
