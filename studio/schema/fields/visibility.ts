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
 * Defines where something is shown: only in its dedicated countries or, if there are none, everywhere except in the
 * excluded ones.
 */
export function visibility() {
  return [
    dedicatedCountries(),
    countries('excludedCountries', 'Not in these countries', 'Two capital letters each.'),
  ]
}

/** Defines where and to whom a block or a document is shown. */
export function targeting() {
  return [...visibility(), audience()]
}

/** The audience names of the audience service. */
export const AUDIENCES = ['repeat_users', 'is_trade', 'has_email_opted_in']

const AUDIENCE_TITLES = ['People who have bought before', 'Trade clients', 'Subscribers of the newsletter']

/** Defines the audience. Content for an audience is loaded after the page. */
export function audience() {
  return defineField({
    name: 'audience',
    type: 'string',
    title: 'For this audience alone',
    description:
      'Guests share their pages, so it is added after the page, below what is on screen. Empty: for everyone.',
    options: { list: AUDIENCES.map((value, index) => ({ value, title: AUDIENCE_TITLES[index] ?? value })) },
  })
}

export function dedicatedCountries() {
  return countries(
    'dedicatedCountries',
    'In these countries alone',
    'Two capital letters each. None: everywhere.',
  )
}
