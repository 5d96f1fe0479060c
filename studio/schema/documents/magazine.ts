import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { localisedSlug } from '../fields/localised-slug.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { searchEngines } from '../fields/search-engines.ts'
import { visibility } from '../fields/visibility.ts'
import { workshops } from '../fields/workshops.ts'

/** A magazine post. */
export const magazine = defineType({
  name: 'magazine',
  type: 'document',
  title: 'Post',
  fields: [
    defineField({
      name: 'postType',
      type: 'reference',
      to: [{ type: 'postType' }],
      validation: (rule) => rule.required(),
    }),
    localisedText('title', { max: 80 }),
    localisedSlug(),
    localisedText('abstract', { rows: 3, max: 300 }),
    picture('previewImage', { title: 'Picture' }),
    defineField({ name: 'author', type: 'string' }),
    defineField({ name: 'publishingDate', type: 'datetime', validation: (rule) => rule.required() }),
    defineField({
      name: 'private',
      type: 'boolean',
      description: 'Anyone with the address can read it, but no list links to it.',
      initialValue: false,
    }),
    blocks('body'),
    workshops(),
    defineField({
      name: 'relatedPosts',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'magazine' }] })],
      validation: (rule) => rule.unique().max(6),
    }),
    searchEngines(),
    ...visibility(),
  ],
  orderings: [
    { title: 'Newest first', name: 'newest', by: [{ field: 'publishingDate', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title.en', type: 'postType.title.en', media: 'previewImage', isPrivate: 'private' },
    prepare: ({ title, type, media, isPrivate }) => ({
      title,
      media,
      subtitle: isPrivate ? `${type}, private` : type,
    }),
  },
})
