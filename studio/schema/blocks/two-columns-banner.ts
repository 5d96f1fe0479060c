import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { bannerFields } from '../fields/banner.ts'
import { targeting } from '../fields/visibility.ts'

export const twoColumnsBanner = defineType({
  name: 'twoColumnsBanner',
  type: 'object',
  title: 'Two banners',
  fields: [
    defineField({
      name: 'banners',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: bannerFields(),
          preview: { select: { title: 'title.en', media: 'image' } },
        }),
      ],
      validation: (rule) => rule.required().length(2),
    }),
    ...targeting(),
  ],
  preview: {
    select: { first: 'banners.0.title.en', second: 'banners.1.title.en', media: 'banners.0.image' },
    prepare: ({ first, second, media }) => ({
      title: `${first} · ${second}`,
      media,
      subtitle: 'Two banners',
    }),
  },
})
