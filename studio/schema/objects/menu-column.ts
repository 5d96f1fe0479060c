import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { link, linkFields } from '../fields/link.ts'
import { visibility } from '../fields/visibility.ts'

/** A column of a menu panel: lists of links, each under a heading that is itself a link. */
export const editorialMenuColumn = defineType({
  name: 'editorialMenuColumn',
  type: 'object',
  title: 'Column of links',
  fields: [
    defineField({
      name: 'menuList',
      type: 'array',
      title: 'Lists',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            link('header'),
            defineField({
              name: 'links',
              type: 'array',
              of: [
                defineArrayMember({
                  type: 'object',
                  fields: [...linkFields(), defineField({ name: 'highlighted', type: 'boolean' })],
                  preview: { select: { title: 'label.en', subtitle: 'page.title.en' } },
                }),
              ],
            }),
            defineField({
              name: 'desktopViewAll',
              type: 'boolean',
              title: 'Ends with a link to all of it',
            }),
          ],
          preview: { select: { title: 'header.label.en', subtitle: 'header.page.title.en' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(4),
    }),
    ...visibility(),
  ],
  preview: {
    select: { label: 'menuList.0.header.label.en', page: 'menuList.0.header.page.title.en' },
    prepare: ({ label, page }) => ({ title: label ?? page ?? 'Links', subtitle: 'Column of links' }),
  },
})
