import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  Form,
  Loading,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { TeamProduct } from '#contracts/team/product.ts'
import {
  PRODUCT_DOWNLOAD_DAYS,
  productDownloads,
  productPreviewLink,
  teamProduct,
} from '#contracts/team/product.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { FormDraft, itemOfDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import type { Section } from '../section.ts'
import { Group } from './edit/group.tsx'
import { readProduct, setStock } from './edit/product-calls.ts'
import { ProductForm } from './edit/product-form.tsx'
import { ProductList } from './product-list.tsx'

const NEW = { currency: CURRENCIES[0] }

type NewProduct = { title: string; vendor: string | null; price: number | null; currency: Currency }

export const products: Section = {
  resource: 'products',
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
  finding: {
    result(item) {
      const product = teamProduct.safeParse(item).data
      return product ? { title: product.title, below: product.vendor, to: `/products/${product.id}` } : null
    },
  },
}

/** A new product is a draft; everything else is added on its page. */
function ProductCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const textOf = useRefusalText()
  async function save(values: FieldValues) {
    const { title, vendor, price, currency } = values as NewProduct
    const input = {
      title,
      vendor: vendor ?? '',
      price: { currency, priceMinor: Math.round((price ?? 0) * 100) },
    }
    try {
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/products',
        body: { input },
        key: newKey(),
      })
      redirect(`/products/${item.id}`)
      return undefined
    } catch (fault) {
      return refusedForm(textOf(fault))
    }
  }
  return (
    <Page title={translate('resources.products.new')} above={<BackToList />}>
      <Form onSubmit={save} record={NEW} warnWhenUnsavedChanges>
        <FormDraft />
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
      </Form>
    </Page>
  )
}

/** Everything about one product. Its stock has a form of its own, because sales change it all the time. */
function ProductEdit() {
  const { id = '' } = useParams()
  const [product, setProduct] = useState<TeamProduct | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    readProduct(id).then((current) => setProduct(itemOfDraft(current, teamProduct)), setFault)
  }, [id])
  if (fault) return <ItemFault fault={fault} />
  if (!product?.detail) return <Loading />
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
      <ProductForm product={product} onSaved={setProduct} />
      <Stock product={product} onSaved={setProduct} />
    </Page>
  )
}

/** Hidden without downloads, or if they cannot be read. */
function Downloads({ productId }: { productId: string }) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['product-downloads', productId],
    queryFn: () => callTeam(productDownloads, { path: `/product-downloads/${productId}` }),
    retry: false,
  })
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
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    // Without the link, the page only states that the product is not public.
    if (!isPublic && status !== 'archived')
      callTeam(productPreviewLink, { path: `/products/${id}/preview` }).then(
        ({ url }) => setPreview(url),
        () => {},
      )
  }, [id, isPublic, status])
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
          <Link href={preview} target="_blank" rel="noopener">
            {translate('resources.products.preview')}
          </Link>
        </>
      )}
    </>
  )
}

/** Stock is set per variant; refused if an order was placed in the meantime. */
function Stock({ product, onSaved }: { product: TeamProduct; onSaved: (product: TeamProduct) => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const textOf = useRefusalText()
  const [isBusy, setIsBusy] = useState(false)
  const { detail } = product
  const counted = detail?.stock.filter((_, index) => detail.variants[index]?.isTracked) ?? []
  if (!detail || counted.length === 0) return null
  async function save(variantId: string, from: number, to: number) {
    setIsBusy(true)
    try {
      onSaved(await setStock(product, { variantId, from, to }))
      notify('desk.saved', { type: 'success' })
    } catch (fault) {
      notify(textOf(fault), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Group title={translate('resources.products.groups.stock')}>
      {counted.map(({ variantId, onHand, reserved }) => {
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
