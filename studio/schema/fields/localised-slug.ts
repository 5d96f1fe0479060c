import { defineField } from '@sanity/types'
import { LANGUAGES } from './languages.ts'

/** Matches the last segment of a URL path: lowercase letters, digits and hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Defines a slug, the last segment of a URL path, generated from another attribute. */
export function slug(name: string, source: string, title?: string) {
  return defineField({
    name,
    type: 'slug',
    ...(title && { title }),
    options: { source, maxLength: 96 },
    validation: (rule) =>
      rule.custom((value) => {
        if (value === undefined) return true
        return SLUG.test(value.current ?? '') || 'Use lowercase letters, digits and single hyphens.'
      }),
  })
}

/**
 * Defines the slug of a page in five languages, each generated from the title in that language. English is required.
 */
export function localisedSlug(source = 'title') {
  return defineField({
    name: 'slug',
    type: 'object',
    description:
      'A page keeps one address per language. Whoever comes by an old one finds nothing: change with care.',
    options: { collapsible: true, collapsed: true },
    fields: LANGUAGES.map(({ id, title }) => slug(id, `${source}.${id}`, title)),
    validation: (rule) =>
      rule.required().custom((value: Record<string, { current?: string } | undefined> | undefined) => {
        return value?.en?.current ? true : 'The English slug is missing.'
      }),
  })
}
