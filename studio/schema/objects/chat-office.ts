import { defineField, defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'
import { timetableFields } from '../fields/timetable.ts'

export const chatOffice = defineType({
  name: 'chatOffice',
  type: 'object',
  title: 'Office',
  fields: [
    localisedText('name', { max: 40 }),
    defineField({ name: 'active', type: 'boolean', validation: (rule) => rule.required() }),
    ...timetableFields(),
  ],
  preview: {
    select: { title: 'name.en', isActive: 'active', timezone: 'timezone' },
    prepare: ({ title, isActive, timezone }) => ({
      title,
      subtitle: isActive ? timezone : `${timezone}, not active`,
    }),
  },
})
