import { defineField, defineType } from '@sanity/types'
import { bannerFields } from '../fields/banner.ts'
import { targeting } from '../fields/visibility.ts'

export const linkableImageWithText = defineType({
  name: 'linkableImageWithText',
  type: 'object',
  title: 'Picture with text',
  fields: [
    ...bannerFields(),
    defineField({
      name: 'imageSide',
      type: 'string',
      title: 'Side of the picture',
      options: { list: ['left', 'right'], layout: 'radio' },
      initialValue: 'left',
    }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'title.en', media: 'image', side: 'imageSide' },
    prepare: ({ title, media, side }) => ({
      title,
      media,
      subtitle: `Picture with text, ${side === 'right' ? 'right' : 'left'}`,
    }),
  },
})
