import { defineField, defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { targeting } from '../fields/visibility.ts'

export const quote = defineType({
  name: 'quote',
  type: 'object',
  title: 'Quotation',
  fields: [
    localisedText('text', { rows: 3, max: 320 }),
    defineField({ name: 'author', type: 'string', validation: (rule) => rule.required() }),
    localisedText('role', { isOptional: true, max: 90 }),
    picture('image', { title: 'Portrait', isOptional: true }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'text.en', author: 'author', media: 'image' },
    prepare: ({ title, author, media }) => ({ title, media, subtitle: `Quotation, ${author}` }),
  },
})
