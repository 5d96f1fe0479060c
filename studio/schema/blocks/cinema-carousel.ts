import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'
import { targeting } from '../fields/visibility.ts'

export const cinemaCarousel = defineType({
  name: 'cinemaCarousel',
  type: 'object',
  title: 'Carousel',
  fields: [
    localisedText('title', { isOptional: true }),
    defineField({
      name: 'slides',
      type: 'array',
      of: [defineArrayMember({ type: 'slide' })],
      validation: (rule) => rule.required().min(2).max(8),
    }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'title.en', first: 'slides.0.title.en', media: 'slides.0.image' },
    prepare: ({ title, first, media }) => ({ title: title ?? first, media, subtitle: 'Carousel' }),
  },
})
