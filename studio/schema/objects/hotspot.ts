import { defineField, defineType } from '@sanity/types'

const percentage = (name: string, description: string) =>
  defineField({
    name,
    type: 'number',
    description,
    validation: (rule) => rule.required().min(0).max(100),
  })

/** The position of a piece in a picture. */
export const hotspot = defineType({
  name: 'hotspot',
  type: 'object',
  title: 'Piece',
  fields: [
    percentage('x', 'Hundredths of the width, from the left.'),
    percentage('y', 'Hundredths of the height, from the top.'),
    defineField({
      name: 'sku',
      type: 'string',
      title: 'Stock keeping unit',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { sku: 'sku', x: 'x', y: 'y' },
    prepare: ({ sku, x, y }) => ({ title: sku, subtitle: `${x}, ${y}` }),
  },
})
