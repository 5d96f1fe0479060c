import { defineField, defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { visibility } from '../fields/visibility.ts'

/** A column of a menu panel: a picture with a link. */
export const editorialMenuImage = defineType({
  name: 'editorialMenuImage',
  type: 'object',
  title: 'Column with a picture',
  fields: [
    picture('image', { title: 'Picture', hasAlt: false }),
    localisedText('alternativeText', { title: 'Description', isOptional: true, max: 160 }),
    link('link'),
    defineField({
      name: 'colspan',
      type: 'number',
      title: 'Columns wide',
      options: { list: [1, 2, 3, 4] },
      validation: (rule) => rule.integer().min(1).max(4),
    }),
    ...visibility(),
  ],
  preview: {
    select: { label: 'link.label.en', page: 'link.page.title.en', media: 'image' },
    prepare: ({ label, page, media }) => ({ title: label ?? page, media, subtitle: 'Column with a picture' }),
  },
})
