import { defineType } from '@sanity/types'
import { bannerFields } from '../fields/banner.ts'
import { targeting } from '../fields/visibility.ts'

export const oneColumnBanner = defineType({
  name: 'oneColumnBanner',
  type: 'object',
  title: 'Wide banner',
  fields: [...bannerFields(), ...targeting()],
  preview: {
    select: { title: 'title.en', media: 'image' },
    prepare: ({ title, media }) => ({ title, media, subtitle: 'Wide banner' }),
  },
})
