import { defineField, defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { localisedSlug } from '../fields/localised-slug.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { position, searchEngines } from '../fields/search-engines.ts'

export const category = defineType({
  name: 'category',
  type: 'document',
  title: 'Category',
  fields: [
    localisedText('title', { max: 40 }),
    localisedSlug(),
    defineField({
      name: 'canonicalPath',
      type: 'string',
      description: 'The category as products name it: English slugs joined by slashes.',
      validation: (rule) =>
        rule.required().regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/, { name: 'furniture/seating' }),
    }),
    defineField({ name: 'parent', type: 'reference', to: [{ type: 'category' }] }),
    localisedText('intro', { rows: 4, max: 480 }),
    picture('image', { title: 'Picture', isOptional: true }),
    blocks('content', { title: 'Under the products', isOptional: true }),
    position(),
    searchEngines(),
  ],
  orderings: [{ title: 'In the shop', name: 'position', by: [{ field: 'position', direction: 'asc' }] }],
  preview: { select: { title: 'title.en', subtitle: 'canonicalPath', media: 'image' } },
})
