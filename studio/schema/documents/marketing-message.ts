import { defineField, defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { targeting } from '../fields/visibility.ts'

/**
 * Only one message is shown at a time. Messages for the visitor's country come first, then the most recently changed
 * one.
 */
export const marketingMessage = defineType({
  name: 'marketingMessage',
  type: 'document',
  title: 'Message in the strip',
  fields: [
    localisedText('text', { description: 'At most two lines of the strip.', max: 90 }),
    link('link', { isOptional: true }),
    defineField({ name: 'b2bOnly', type: 'boolean', title: 'For trade clients alone', initialValue: false }),
    ...targeting(),
  ],
  preview: {
    select: { title: 'text.en', isForTrade: 'b2bOnly', countries: 'dedicatedCountries' },
    prepare: ({ title, isForTrade, countries }) => ({
      title,
      subtitle: [isForTrade ? 'Trade' : 'Everybody', ...(countries ?? [])].join(', '),
    }),
  },
})
