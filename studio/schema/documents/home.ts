import { defineField, defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { link } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { searchEngines } from '../fields/search-engines.ts'

export const home = defineType({
  name: 'home',
  type: 'document',
  title: 'Home',
  fields: [
    defineField({
      name: 'hero',
      type: 'object',
      title: 'First picture',
      fields: [
        picture('image', { title: 'Picture' }),
        localisedText('overline', { isOptional: true, max: 40 }),
        localisedText('title', { max: 60 }),
        localisedText('emphasis', {
          description: 'The end of the title, in italics.',
          isOptional: true,
          max: 40,
        }),
        localisedText('text', { isOptional: true, rows: 2, max: 200 }),
        link('cta', { title: 'Leads to', isOptional: true }),
      ],
      validation: (rule) => rule.required(),
    }),
    blocks('rows'),
    searchEngines(),
  ],
  preview: {
    select: { subtitle: 'hero.title.en', media: 'hero.image' },
    prepare: ({ subtitle, media }) => ({ title: 'Home', subtitle, media }),
  },
})
