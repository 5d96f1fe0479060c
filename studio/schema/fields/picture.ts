import { defineField } from '@sanity/types'
import { localisedText } from './localised-text.ts'

/**
 * Defines a picture with an alternative text. With `isOptional` the picture may be missing. The hotspot set by an
 * editor remains visible where a page crops the picture. The editor's own crop is not used.
 */
export function picture(
  name: string,
  {
    title,
    isOptional = false,
    hasAlt = true,
  }: { title?: string; isOptional?: boolean; hasAlt?: boolean } = {},
) {
  return defineField({
    name,
    type: 'image',
    ...(title && { title }),
    options: { hotspot: true },
    fields: hasAlt ? [localisedText('alt', { title: 'Description', isOptional: true, max: 160 })] : [],
    validation: (rule) => (isOptional ? rule : rule.required()),
  })
}
