import { defineArrayMember, defineField } from '@sanity/types'

const countries = (name: string, title: string, description: string) =>
  defineField({
    name,
    type: 'array',
    title,
    description,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.regex(/^[A-Z]{2}$/, { name: 'two capital letters, such as DE' }),
      }),
    ],
    options: { layout: 'tags' },
    validation: (rule) => rule.unique(),
  })

/**
 * Where something is shown: in its dedicated countries alone, or, when none are set, everywhere but in the excluded
 * ones.
 */
export function visibility() {
  return [
    dedicatedCountries(),
    countries('excludedCountries', 'Not in these countries', 'Two capital letters each.'),
  ]
}

export function dedicatedCountries() {
  return countries(
    'dedicatedCountries',
    'In these countries alone',
    'Two capital letters each. None: everywhere.',
  )
}
