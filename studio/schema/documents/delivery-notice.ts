import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { localisedText } from '../fields/localised-text.ts'
import { visibility } from '../fields/visibility.ts'

export const PLACES = ['strip', 'product', 'bag', 'checkout', 'email']

type Notice = { kind?: string; from?: string; to?: string; delayWeekdays?: number; arrivesBy?: string }

/** Validates a notice: a delay needs weekdays, a guarantee needs an arrival date, and dates must be in order. */
export function checkNotice({ kind, from, to, delayWeekdays, arrivesBy }: Notice = {}): true | string {
  if (from && to && to < from) return 'The last day is before the first.'
  if (kind === 'delay' && delayWeekdays === undefined) return 'A delay needs its number of weekdays.'
  if (kind !== 'guarantee') return true
  if (arrivesBy === undefined) return 'A guarantee needs the day by which pieces arrive.'
  return (from ?? '') <= arrivesBy || 'The guaranteed day is before the first day.'
}

/** A delivery delay, or a guarantee such as for Christmas, shown on certain days, in certain countries and places. */
export const deliveryNotice = defineType({
  name: 'deliveryNotice',
  type: 'document',
  title: 'Notice about deliveries',
  fields: [
    defineField({
      name: 'kind',
      type: 'string',
      options: { list: ['delay', 'guarantee'], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    localisedText('text', {
      description: 'About the piece, the bag or the order where it appears.',
      max: 120,
    }),
    localisedText('stripText', {
      title: 'Text in the strip',
      description: 'About deliveries in general, at most two lines. If empty, the text above.',
      isOptional: true,
      max: 80,
    }),
    link('link', { title: 'Leads to, from the strip', isOptional: true }),
    defineField({
      name: 'from',
      type: 'date',
      title: 'First day',
      description: 'By the calendar of the house, as the last day.',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'to', type: 'date', title: 'Last day', validation: (rule) => rule.required() }),
    defineField({
      name: 'delayWeekdays',
      type: 'number',
      title: 'Weekdays of delay',
      description:
        'What is ordered on these days leaves this much later, and each page names the later days.',
      hidden: ({ document }) => document?.kind !== 'delay',
      validation: (rule) => rule.integer().min(0).max(60),
    }),
    defineField({
      name: 'arrivesBy',
      type: 'date',
      title: 'Arrives by',
      description:
        'The guarantee is given only where the last possible day of delivery is this one, or earlier.',
      hidden: ({ document }) => document?.kind !== 'guarantee',
    }),
    defineField({
      name: 'places',
      type: 'array',
      title: 'Where it appears',
      description: 'In the strip it takes the place of the message.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: PLACES },
      initialValue: PLACES,
      validation: (rule) => rule.required().min(1).unique(),
    }),
    ...visibility(),
  ],
  validation: (rule) => rule.custom((document) => checkNotice(document as Notice | undefined)),
  preview: {
    select: { title: 'text.en', from: 'from', to: 'to', countries: 'dedicatedCountries' },
    prepare: ({ title, from, to, countries }) => ({
      title,
      subtitle: [`${from} – ${to}`, ...(countries ?? [])].join(', '),
    }),
  },
})
