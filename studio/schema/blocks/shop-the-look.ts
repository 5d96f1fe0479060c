import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { targeting } from '../fields/visibility.ts'

/** A picture in which the pieces are numbered. */
export const shopTheLook = defineType({
  name: 'shopTheLook',
  type: 'object',
  title: 'Look',
  fields: [
    localisedText('title'),
    picture('image', { title: 'Picture' }),
    defineField({
      name: 'hotspots',
      type: 'array',
      title: 'Pieces in the picture',
      of: [defineArrayMember({ type: 'hotspot' })],
      validation: (rule) => rule.required().min(1).max(12).custom(checkUnique),
    }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'title.en', media: 'image' },
    prepare: ({ title, media }) => ({ title, media, subtitle: 'Look' }),
  },
})

/** Validates that each piece appears only once in a picture. */
export function checkUnique(hotspots: readonly unknown[] | undefined): true | string {
  const skus = (hotspots ?? []).flatMap(getSku)
  const repeated = skus.find((sku, index) => skus.indexOf(sku) < index)
  return repeated === undefined ? true : `The piece ${repeated} is in the picture twice.`
}

function getSku(hotspot: unknown): string[] {
  const sku = typeof hotspot === 'object' && hotspot !== null && 'sku' in hotspot ? hotspot.sku : undefined
  return typeof sku === 'string' ? [sku.toLowerCase()] : []
}
