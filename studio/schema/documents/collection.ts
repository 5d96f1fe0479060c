import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { localisedSlug } from '../fields/localised-slug.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { position, searchEngines } from '../fields/search-engines.ts'
import { visibility } from '../fields/visibility.ts'
import { workshops } from '../fields/workshops.ts'

export const collection = defineType({
  name: 'collection',
  type: 'document',
  title: 'Collection',
  fields: [
    localisedText('title', { max: 60 }),
    localisedSlug(),
    localisedText('intro', { rows: 5, max: 800 }),
    picture('previewImage', { title: 'Picture' }),
    defineField({
      name: 'selection',
      type: 'object',
      title: 'Pieces',
      description:
        'Those named first; then those of the categories, and those that carry the facts asked for.',
      fields: [
        strings('handles', 'English handles, in the order shown.'),
        strings('categories', 'Canonical paths, such as furniture/seating.'),
        defineField({ name: 'readyToShip', type: 'boolean' }),
        defineField({ name: 'suitableForContract', type: 'boolean' }),
      ],
      validation: (rule) => rule.required(),
    }),
    workshops(),
    blocks('content', { title: 'Under the pieces', isOptional: true }),
    position(),
    searchEngines(),
    ...visibility(),
  ],
  preview: { select: { title: 'title.en', media: 'previewImage' } },
})

function strings(name: string, description: string) {
  return defineField({
    name,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'string' })],
    validation: (rule) => rule.unique(),
  })
}
