import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { slug } from '../fields/localised-slug.ts'
import { visibility } from '../fields/visibility.ts'

/** The maximum number of editorial entries in the ideas group. */
export const EDITORIAL_CAP = 2

export const editorialMenu = defineType({
  name: 'editorialMenu',
  type: 'document',
  title: 'Menu',
  fields: [
    slug('slug', 'slug.current'),
    defineField({
      name: 'firstLevelMenu',
      type: 'array',
      title: 'Entries',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            link('link'),
            defineField({
              name: 'group',
              type: 'string',
              options: { list: ['products', 'ideas'], layout: 'radio' },
              initialValue: 'products',
            }),
            defineField({
              name: 'submenu',
              type: 'array',
              title: 'Panel',
              of: [
                defineArrayMember({ type: 'editorialMenuColumn' }),
                defineArrayMember({ type: 'editorialMenuImage' }),
              ],
            }),
            ...visibility(),
          ],
          preview: {
            select: { label: 'link.label.en', page: 'link.page.title.en', group: 'group' },
            prepare: ({ label, page, group }) => ({ title: label ?? page, subtitle: group }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'ideasAdditionalContent',
      type: 'object',
      title: 'Beside the ideas',
      fields: [
        defineField({
          name: 'editorialContent',
          type: 'array',
          title: 'Pages',
          of: [
            defineArrayMember({
              type: 'reference',
              to: [{ type: 'landing' }, { type: 'collection' }, { type: 'magazine' }],
            }),
          ],
          validation: (rule) => rule.max(EDITORIAL_CAP).unique(),
        }),
      ],
    }),
    ...visibility(),
  ],
  preview: { select: { title: 'slug.current' } },
})
