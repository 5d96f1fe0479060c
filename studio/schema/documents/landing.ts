import { defineField, defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { localisedSlug } from '../fields/localised-slug.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { position, searchEngines } from '../fields/search-engines.ts'
import { visibility } from '../fields/visibility.ts'

/** A page for one purpose. If it contains an office, it is that office's page. */
export const landing = defineType({
  name: 'landing',
  type: 'document',
  title: 'Landing page',
  fields: [
    localisedText('title', { max: 60 }),
    localisedSlug(),
    localisedText('abstract', { rows: 3, max: 300 }),
    picture('previewImage', { title: 'Picture' }),
    defineField({ name: 'office', type: 'office' }),
    blocks('rows', { isOptional: true }),
    position(),
    searchEngines(),
    ...visibility(),
  ],
  preview: {
    select: { title: 'title.en', office: 'office.role.en', media: 'previewImage' },
    prepare: ({ title, office, media }) => ({ title, media, subtitle: office ?? 'Landing page' }),
  },
})
