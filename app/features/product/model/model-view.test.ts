import { expect, test } from 'vitest'
import type { Product } from '#domain/product/product.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import { toModelView } from './model-view.ts'

test('the files of the attributes are used', () => {
  const fields = { arModel: '/files/luna.glb', arModelIos: '/files/luna.usdz' }
  expect(toModelView(product(fields))).toEqual({
    glb: '/files/luna.glb',
    usdz: '/files/luna.usdz',
    placement: 'floor',
  })
})

test('without them, those of the media are used', () => {
  const sources = [
    { url: '/files/b.usdz', mimeType: 'model/vnd.usdz+zip' },
    { url: '/files/b.glb', mimeType: 'model/gltf-binary' },
  ]
  const models = [{ id: 'gid://shopify/Model3d/1', alt: '', sources, preview: null }]
  expect(toModelView({ ...product({}), models })).toMatchObject({
    glb: '/files/b.glb',
    usdz: '/files/b.usdz',
  })
})

test('a product without a glTF has no model', () => {
  expect(toModelView(product({ arModelIos: '/files/luna.usdz' }))).toBeNull()
})

test.each([
  ['lighting/wall-lights', 40, 'wall'],
  ['decor/mirrors', 90, 'wall'],
  ['decor/mirrors', 190, 'floor'],
  ['furniture/storage', 90, 'floor'],
])('%s, %i cm high, is placed on the %s', (categoryPath, heightCm, placement) => {
  const fields = { arModel: '/files/a.glb', dimensions: JSON.stringify({ heightCm }) }
  expect(toModelView({ ...product(fields), categoryPath })?.placement).toBe(placement)
})

function product(fields: Record<string, string>): Product {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'luna',
    title: 'Luna',
    descriptionHtml: '',
    pictures: [],
    models: [],
    attributes: parseProductAttributes(new Map(Object.entries(fields))),
    variants: [],
    tradeRounding: null,
    allVariants: null,
    totalInventory: 0,
    availableForSale: true,
    vendor: 'Ottoni Lumezzane',
    categoryPath: null,
    tags: [],
    seo: { title: null, description: null },
    options: [],
  }
}
