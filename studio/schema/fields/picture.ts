import { defineField } from '@sanity/types'
import { localisedText } from './localised-text.ts'

/**
 * A picture with its description for those who do not see it. `isOptional`: the words stand without it. What an editor
 * marks as its hotspot stays in sight where a page cuts it; the editor's own crop is not used.
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
