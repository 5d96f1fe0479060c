import { defineField, defineType } from '@sanity/types'
import { PAGES } from '../fields/link.ts'

type Redirect = { from?: string; page?: { _ref?: string }; to?: string }

const TARGET = /^(?:\/(?!\/)|https:\/\/)\S*$/

/**
 * Validates that a redirect has exactly one target and does not redirect to itself. The shop rejects redirects to other
 * redirects.
 */
function checkRedirect(redirect: Redirect | undefined): true | string {
  const hasPage = redirect?.page?._ref !== undefined
  if (hasPage === Boolean(redirect?.to)) return 'Either a page or an address.'
  return redirect?.from === redirect?.to ? 'It leads to itself.' : true
}

export const redirect = defineType({
  name: 'redirect',
  type: 'document',
  title: 'Redirect',
  description:
    'Leads on from an address that is no page any more. A page that is there is never hidden by it.',
  validation: (rule) => rule.custom((document) => checkRedirect(document as Redirect | undefined)),
  fields: [
    defineField({
      name: 'from',
      type: 'string',
      title: 'Old address',
      description: 'A path without the country or anything after a question mark, such as /lamps.',
      validation: (rule) => rule.required().regex(/^\/(?!\/)[^\s?#]+$/, { name: 'a path of the shop' }),
    }),
    defineField({
      name: 'page',
      type: 'reference',
      title: 'New page',
      to: PAGES.map((type) => ({ type })),
    }),
    defineField({
      name: 'to',
      type: 'string',
      title: 'New address',
      description: 'For anything that is not a document: a path of the shop, or a full https address.',
      validation: (rule) => rule.regex(TARGET, { name: 'a path of the shop, or https' }),
    }),
    defineField({
      name: 'isTemporary',
      type: 'boolean',
      title: 'For a while only',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'from', page: 'page.title.en', name: 'page.name', to: 'to' },
    prepare: ({ title, page, name, to }) => ({ title, subtitle: page ?? name ?? to ?? '' }),
  },
})
