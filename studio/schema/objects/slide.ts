import { defineType } from '@sanity/types'
import { bannerFields } from '../fields/banner.ts'

export const slide = defineType({
  name: 'slide',
  type: 'object',
  fields: bannerFields(),
  preview: { select: { title: 'title.en', media: 'image' } },
})
