import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { linkFields } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { visibility } from '../fields/visibility.ts'

const links = (name: string, title: string) =>
  defineField({
    name,
    type: 'array',
    title,
    of: [
      defineArrayMember({
        type: 'object',
        fields: [...linkFields(), ...visibility()],
        preview: { select: { title: 'label.en', subtitle: 'page.title.en' } },
      }),
    ],
    validation: (rule) => rule.required().min(1),
  })

export const footer = defineType({
  name: 'footer',
  type: 'document',
  title: 'Footer',
  fields: [
    localisedText('note', { rows: 3, max: 240, isOptional: true }),
    defineField({
      name: 'columns',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [localisedText('title', { max: 40 }), links('links', 'Links')],
          preview: { select: { title: 'title.en' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(5),
    }),
    links('legal', 'The last line'),
  ],
  preview: { prepare: () => ({ title: 'Footer' }) },
})
