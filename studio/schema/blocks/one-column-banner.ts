import { defineType } from '@sanity/types'
import { bannerFields } from '../fields/banner.ts'
import { visibility } from '../fields/visibility.ts'

export const oneColumnBanner = defineType({
  name: 'oneColumnBanner',
  type: 'object',
  title: 'Wide banner',
  fields: [...bannerFields(), ...visibility()],
  preview: {
    select: { title: 'title.en', media: 'image' },
    prepare: ({ title, media }) => ({ title, media, subtitle: 'Wide banner' }),
  },
})
