import { defineArrayMember, defineField } from '@sanity/types'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const time = (name: string) =>
  defineField({
    name,
    type: 'string',
    validation: (rule) => rule.required().regex(TIME, { name: 'hours and minutes, such as 09:30' }),
  })

const slot = (name: string) =>
  defineField({
    name,
    type: 'object',
    fields: [time('start'), time('end')],
    options: { columns: 2 },
    validation: (rule) =>
      rule.custom((value: { start?: string; end?: string } | undefined) => {
        if (!value?.start || !value.end || value.start < value.end) return true
        return 'The end must be after the start.'
      }),
  })

const days = (name: string, title: string, pattern: RegExp, form: string) =>
  defineField({
    name,
    type: 'array',
    title,
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.regex(pattern, { name: form }) })],
    options: { layout: 'tags' },
    validation: (rule) => rule.unique(),
  })

/** Defines when an office is open, in its own time zone. Slots include both their start and end. */
export function timetableFields() {
  return [
    defineField({
      name: 'timezone',
      type: 'string',
      description: 'A name from the time zone database, such as Europe/Rome.',
      validation: (rule) => rule.required().custom(checkTimezone),
    }),
    days('extraClosures', 'Closed on', /^\d{4}-\d{2}-\d{2}$/, 'a day, such as 2027-03-29'),
    days('recurringHolidays', 'Closed every year on', /^\d{2}-\d{2}$/, 'month and day, such as 12-25'),
    ...DAYS.map((day) =>
      defineField({
        name: day,
        type: 'object',
        fields: [
          defineField({ name: 'open', type: 'boolean', validation: (rule) => rule.required() }),
          slot('morning'),
          slot('afternoon'),
        ],
        options: { collapsible: true, collapsed: true },
        validation: (rule) => rule.required(),
      }),
    ),
  ]
}

function checkTimezone(value: string | undefined): true | string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value ?? 'UTC' })
    return true
  } catch {
    return 'There is no such time zone.'
  }
}
