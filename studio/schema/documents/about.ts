import { defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { searchEngines } from '../fields/search-engines.ts'

export const about = defineType({
  name: 'about',
  type: 'document',
  title: 'About the house',
  fields: [
    localisedText('title'),
    localisedText('abstract', { rows: 3, max: 300 }),
    picture('previewImage', { title: 'Picture' }),
    blocks('rows'),
    searchEngines(),
  ],
  preview: { select: { title: 'title.en', media: 'previewImage' } },
})
