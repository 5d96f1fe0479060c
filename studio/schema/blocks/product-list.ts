import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { targeting } from '../fields/visibility.ts'

/** The sort orders of a product list. */
export const SORTS = ['recommended', 'fast-shipping', 'price-ascending', 'price-descending', 'new-arrivals']
/** The maximum number of products in a row of a page. */
export const ROW_CAP = 24

export const productList = defineType({
  name: 'productList',
  type: 'object',
  title: 'Row of products',
  fields: [
    localisedText('title'),
    localisedText('text', { isOptional: true, rows: 2, max: 300 }),
    defineField({
      name: 'handles',
      type: 'array',
      title: 'These pieces',
      description:
        'English handles of the catalogue, in this order. Without any, the category below is listed.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique().max(ROW_CAP),
    }),
    defineField({ name: 'category', type: 'reference', to: [{ type: 'category' }] }),
    defineField({
      name: 'filters',
      type: 'text',
      rows: 2,
      title: 'Filters',
      description:
        'Narrows the row. Choose them at /sanity-algolia-filters in the shop, and paste the text from there.',
      validation: (rule) => rule.max(2000),
    }),
    defineField({ name: 'sort', type: 'string', title: 'Order', options: { list: SORTS } }),
    defineField({
      name: 'limit',
      type: 'number',
      title: 'How many',
      validation: (rule) => rule.integer().min(1).max(ROW_CAP),
    }),
    link('cta', { title: 'Leads to', isOptional: true }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'title.en', category: 'category.title.en' },
    prepare: ({ title, category }) => ({ title, subtitle: category ? `Products, ${category}` : 'Products' }),
  },
})
