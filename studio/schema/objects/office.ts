import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'
import { timetableFields } from '../fields/timetable.ts'

const country = (name: string, description: string) =>
  defineField({
    name,
    type: 'string',
    description,
    validation: (rule) => rule.required().regex(/^[A-Z]{2}$/, { name: 'two capital letters' }),
  })

/** An office of the house. Its contact country determines its phone number and email address. */
export const office = defineType({
  name: 'office',
  type: 'object',
  fields: [
    localisedText('city', { max: 40 }),
    localisedText('role', { max: 40 }),
    defineField({
      name: 'address',
      type: 'object',
      fields: [
        defineField({
          name: 'lines',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          validation: (rule) => rule.required().min(1).max(5),
        }),
        country('country', 'Two capital letters.'),
      ],
      validation: (rule) => rule.required(),
    }),
    localisedText('directions', { rows: 2, max: 240 }),
    defineField({ name: 'location', type: 'geopoint', validation: (rule) => rule.required() }),
    defineField({
      name: 'mapUrl',
      type: 'url',
      title: 'Map',
      validation: (rule) => rule.required().uri({ scheme: ['https'] }),
    }),
    country('contactCountry', 'Whose telephone, e-mail and WhatsApp are shown.'),
    defineField({
      name: 'hours',
      type: 'object',
      fields: timetableFields(),
      validation: (rule) => rule.required(),
    }),
    localisedText('hoursNote', { isOptional: true, rows: 2, max: 160 }),
  ],
  preview: { select: { title: 'city.en', subtitle: 'role.en' } },
})
