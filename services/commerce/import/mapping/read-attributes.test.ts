import { expect, test } from 'vitest'
import type { ProductDraft } from '../product-draft.ts'
import { readAttributes } from './create-mapper.ts'
import { DEFAULT_MAPPING } from './mapping-file.ts'

const EMPTY: Pick<ProductDraft, 'descriptionHtml' | 'metafields' | 'options' | 'tags'> = {
  descriptionHtml: '',
  metafields: [],
  options: [],
  tags: [],
}

function field(name: string, value: string) {
  const [namespace = '', key = ''] = name.split('.')
  return { namespace, key, type: 'single_line_text_field', value }
}

function option(name: string, ...values: string[]) {
  return { name, values: values.map((value) => ({ name: value, swatchColor: null })) }
}

test.each([
  [
    'fields of one size each',
    { metafields: [field('specs.width', '120 cm'), field('specs.height', '75 cm')] },
    { dimensions: '{"widthCm":120,"heightCm":75}' },
  ],
  [
    'a field that has its unit in its key',
    { metafields: [field('custom.width_cm', '120')] },
    { dimensions: '{"widthCm":120}' },
  ],
  [
    'a measurement',
    { metafields: [field('custom.width', '{"value":120.0,"unit":"cm"}')] },
    { dimensions: '{"widthCm":120}' },
  ],
  [
    'dimensions of the shop itself',
    { metafields: [field('custom.dimensions', '{"widthCm":9}')], descriptionHtml: 'W 120 × D 60 cm' },
    {},
  ],
  [
    'an option with one value',
    { options: [option('Size', 'W 30 × H 40 cm')] },
    { dimensions: '{"widthCm":30,"heightCm":40}' },
  ],
  [
    'options of variants',
    { options: [option('Size', 'W 30 × H 40 cm', 'W 60 × H 80 cm'), option('Colour', 'Red', 'blue')] },
    { color: '["Red","Blue"]' },
  ],
  [
    'a table in the description',
    {
      descriptionHtml:
        '<table><tr><th>Width</th><td>120 cm</td></tr><tr><th>Material</th><td>Oak</td></tr></table>',
    },
    { dimensions: '{"widthCm":120}', material: '["Oak"]' },
  ],
  ['tags', { tags: ['Oak', 'new', 'ships in 3 days'] }, { material: '["Oak"]', leadTime: '3' }],
  [
    'a list of the taxonomy',
    { metafields: [field('shopify.color-pattern', 'white; black')] },
    { color: '["White","Black"]' },
  ],
  ['a lead time as a text', { metafields: [field('custom.leadTime', '6-8 weeks')] }, { leadTime: '56' }],
  ['nothing', {}, {}],
])('of %s the attributes are read', (_, data, expected) => {
  const { fields } = readAttributes({ ...EMPTY, ...data }, DEFAULT_MAPPING)
  expect(Object.fromEntries(fields.map(({ key, value }) => [key, value]))).toEqual(expected)
})
