import { defineField } from '@sanity/types'
import { localisedText } from './localised-text.ts'

/** Metadata for search engines, if the page's own title and text do not serve. */
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

/** Where a document is among its kind: the smallest first. */
export function position() {
  return defineField({
    name: 'position',
    type: 'number',
    description: 'Its position among documents of its kind: smallest first.',
    validation: (rule) => rule.required().integer().min(0),
  })
}
