import { defineField, defineType } from '@sanity/types'
import { localisedSlug } from '../fields/localised-slug.ts'
import { localisedText } from '../fields/localised-text.ts'
import { localisedRichText } from '../fields/rich-text.ts'
import { position, searchEngines } from '../fields/search-engines.ts'

const TOPICS = [
  ...['privacy', 'terms-of-sale', 'trade-terms', 'cookie-policy', 'ordering', 'shipping-and-returns'],
  'contact',
]

export const legalPage = defineType({
  name: 'legalPage',
  type: 'document',
  title: 'Legal page',
  fields: [
    defineField({
      name: 'topic',
      type: 'string',
      options: { list: TOPICS },
      validation: (rule) => rule.required(),
    }),
    localisedText('title', { max: 60 }),
    localisedSlug(),
    localisedRichText('content'),
    defineField({ name: 'effectiveDate', type: 'date', validation: (rule) => rule.required() }),
    defineField({
      name: 'isSample',
      type: 'boolean',
      title: 'This is the text that the shop was delivered with',
      description: 'Remove this once the shop has its own text.',
      validation: (rule) => rule.required(),
    }),
    position(),
    searchEngines(),
  ],
  preview: {
    select: { title: 'title.en', isSample: 'isSample' },
    prepare: ({ title, isSample }) => ({ title, subtitle: isSample ? 'A sample' : '' }),
  },
})
