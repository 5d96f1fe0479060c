import { defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { targeting } from '../fields/visibility.ts'

export const twoColumns = defineType({
  name: 'twoColumns',
  type: 'object',
  title: 'Two columns',
  fields: [blocks('left', { isNested: true }), blocks('right', { isNested: true }), ...targeting()],
  preview: {
    select: { left: 'left', right: 'right' },
    prepare: ({ left, right }) => ({
      title: `${left?.length ?? 0} beside ${right?.length ?? 0}`,
      subtitle: 'Two columns',
    }),
  },
})
