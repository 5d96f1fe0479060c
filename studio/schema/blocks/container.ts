import { defineField, defineType } from '@sanity/types'
import { blocks } from '../fields/blocks.ts'
import { targeting } from '../fields/visibility.ts'

export const container = defineType({
  name: 'container',
  type: 'object',
  title: 'Blocks on one ground',
  fields: [
    defineField({
      name: 'tone',
      type: 'string',
      title: 'Ground',
      options: { list: ['plain', 'sand'], layout: 'radio' },
      initialValue: 'plain',
    }),
    blocks('blocks', { isNested: true }),
    ...targeting(),
  ],
  preview: {
    select: { tone: 'tone', blocks: 'blocks' },
    prepare: ({ tone, blocks: content }) => ({
      title: `${content?.length ?? 0} blocks`,
      subtitle: tone === 'sand' ? 'On a sand ground' : 'On a plain ground',
    }),
  },
})
