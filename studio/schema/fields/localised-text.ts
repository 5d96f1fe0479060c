import { defineField } from '@sanity/types'
import { LANGUAGES, NOT_TRANSLATED } from './languages.ts'

/**
 * Defines a text in five languages: one line, or several with `rows`. With `isOptional` all languages may be left
 * empty.
 */
export function localisedText(
  name: string,
  {
    title,
    description,
    rows,
    max = 90,
    isOptional = false,
  }: { title?: string; description?: string; rows?: number; max?: number; isOptional?: boolean } = {},
) {
  return defineField({
    name,
    type: 'object',
    ...(title && { title }),
    ...(description && { description }),
    options: { collapsible: true, collapsed: false },
    fields: LANGUAGES.map(({ id, title: language }) =>
      defineField({
        name: id,
        title: language,
        ...(rows ? { type: 'text' as const, rows } : { type: 'string' as const }),
        validation: (rule) =>
          id === 'en'
            ? [rule.required(), rule.max(max).warning(`More than ${max} characters.`)]
            : [
                rule.required().warning(NOT_TRANSLATED),
                rule.max(max * 1.4).warning('Much longer than English.'),
              ],
      }),
    ),
    validation: (rule) => (isOptional ? rule : rule.required()),
  })
}
