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

/** Where and to whom a block or a document is shown. */
export function targeting() {
  return [...visibility(), audience()]
}

/** The names of the audience service. */
export const AUDIENCES = ['repeat_users', 'is_trade', 'has_email_opted_in']

const AUDIENCE_TITLES = ['People who have bought before', 'Trade clients', 'Subscribers of the newsletter']

/** Guests get what is for an audience after the page has loaded. */
export function audience() {
  return defineField({
    name: 'audience',
    type: 'string',
    title: 'For this audience alone',
    description:
      'Guests share their pages, so it is added after the page, below what is on screen. Empty: for everyone.',
    options: { list: AUDIENCES.map((value, at) => ({ value, title: AUDIENCE_TITLES[at] ?? value })) },
  })
}

export function dedicatedCountries() {
  return countries(
    'dedicatedCountries',
    'In these countries alone',
    'Two capital letters each. None: everywhere.',
  )
}
