import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { targeting } from '../fields/visibility.ts'

export const documentsPreview = defineType({
  name: 'documentsPreview',
  type: 'object',
  title: 'Row of pages',
  fields: [
    localisedText('title', { isOptional: true }),
    defineField({
      name: 'documents',
      type: 'array',
      title: 'Pages',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'landing' }, { type: 'collection' }, { type: 'magazine' }],
        }),
      ],
      validation: (rule) => rule.required().min(1).max(12).unique(),
    }),
    link('cta', { title: 'Leads to', isOptional: true }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'title.en', first: 'documents.0.title.en' },
    prepare: ({ title, first }) => ({ title: title ?? first ?? 'Pages', subtitle: 'Row of pages' }),
  },
})
