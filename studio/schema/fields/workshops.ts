import { defineArrayMember, defineField } from '@sanity/types'

/** Defines the workshops that a document is about. Their pages and those of their pieces link to it. */
export function workshops() {
  return defineField({
    name: 'workshops',
    type: 'array',
    title: 'About these workshops',
    description: 'Their pages, and those of their pieces, lead to this one.',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'artisan' }] })],
    validation: (rule) => rule.unique().max(6),
  })
}
