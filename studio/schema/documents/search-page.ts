import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'

export const searchPage = defineType({
  name: 'searchPage',
  type: 'document',
  title: 'Search',
  fields: [
    defineField({
      name: 'popularSearches',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [localisedText('text', { max: 40 })],
          preview: { select: { title: 'text.en' } },
        }),
      ],
      validation: (rule) => rule.required().max(12),
    }),
  ],
  preview: { prepare: () => ({ title: 'Search' }) },
})
