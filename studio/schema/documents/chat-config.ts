import { defineArrayMember, defineField, defineType } from '@sanity/types'

/** The chat is available while it is active and at least one active office is open. */
export const chatConfig = defineType({
  name: 'chatConfig',
  type: 'document',
  title: 'Chat',
  fields: [
    defineField({ name: 'active', type: 'boolean', validation: (rule) => rule.required() }),
    defineField({
      name: 'offices',
      type: 'array',
      of: [defineArrayMember({ type: 'chatOffice' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { isActive: 'active' },
    prepare: ({ isActive }) => ({ title: 'Chat', subtitle: isActive ? 'Active' : 'Not active' }),
  },
})
