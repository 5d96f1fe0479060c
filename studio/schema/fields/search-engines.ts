import { defineField } from '@sanity/types'
import { localisedText } from './localised-text.ts'

/** Defines metadata for search engines that overrides the page's own title and text. */
export function searchEngines() {
  return defineField({
    name: 'seo',
    type: 'object',
    title: 'For search engines',
    options: { collapsible: true, collapsed: true },
    fields: [
      localisedText('title', { isOptional: true, max: 60 }),
      localisedText('description', { isOptional: true, rows: 2, max: 160 }),
    ],
  })
}

/** Defines the position of a document among those of its type. The smallest comes first. */
export function position() {
  return defineField({
    name: 'position',
    type: 'number',
    description: 'Its position among documents of its kind: smallest first.',
    validation: (rule) => rule.required().integer().min(0),
  })
}
