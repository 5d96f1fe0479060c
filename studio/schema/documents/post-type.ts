import { defineType } from '@sanity/types'
import { localisedSlug } from '../fields/localised-slug.ts'
import { localisedText } from '../fields/localised-text.ts'
import { position } from '../fields/search-engines.ts'

export const postType = defineType({
  name: 'postType',
  type: 'document',
  title: 'Kind of posts',
  fields: [
    localisedText('title', { max: 40 }),
    localisedSlug(),
    localisedText('description', { rows: 2, max: 300 }),
    position(),
  ],
  preview: { select: { title: 'title.en' } },
})
