import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { targeting, visibility } from '../fields/visibility.ts'

export const rowItems = defineType({
  name: 'rowItems',
  type: 'object',
  title: 'Row of pictures with links',
  fields: [
    localisedText('title', { isOptional: true }),
    defineField({
      name: 'items',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [picture('image', { title: 'Picture' }), link('link'), ...visibility()],
          preview: {
            select: {
              label: 'link.label.en',
              page: 'link.page.title.en',
              name: 'link.page.name',
              media: 'image',
            },
            prepare: ({ label, page, name, media }) => ({ title: label ?? page ?? name ?? 'Link', media }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(12),
    }),
    link('cta', { title: 'Leads to', isOptional: true }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'title.en', media: 'items.0.image' },
    prepare: ({ title, media }) => ({ title: title ?? 'Pictures', media, subtitle: 'Row of pictures' }),
  },
})
