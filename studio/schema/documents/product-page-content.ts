import { defineField, defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { visibility } from '../fields/visibility.ts'

/**
 * Content below the details of a piece: for one piece, identified by the document's id, or for all pieces that match a
 * rule.
 */
export const productPageContent = defineType({
  name: 'productPageContent',
  type: 'document',
  title: 'Content of product pages',
  fields: [
    defineField({
      name: 'name',
      type: 'string',
      description: 'For editors; not shown in the shop.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'rule',
      type: 'productRule',
      description: 'Without a rule, the document is for the piece named in its id: product-page-{handle}.',
    }),
    blocks('content'),
    defineField({
      name: 'position',
      type: 'number',
      description: 'If several rules match, the smallest comes first.',
      validation: (rule) => rule.integer().min(0),
    }),
    ...visibility(),
  ],
  preview: {
    select: { title: 'name', category: 'rule.category.title.en', artisan: 'rule.artisan' },
    prepare: ({ title, category, artisan }) => ({ title, subtitle: category ?? artisan ?? 'One piece' }),
  },
})
