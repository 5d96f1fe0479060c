import { defineField } from '@sanity/types'
import { localisedText } from './localised-text.ts'

/** The document types that have their own page. */
export const PAGES = [
  ...['category', 'collection', 'landing', 'magazine', 'postType', 'artisan', 'legalPage', 'about'],
  'tradeProgram',
] as const

const TARGET = /^(\/(?!\/)|https:\/\/|mailto:|tel:)/

/** Validates a link target: a path of the shop, an https URL, an email address or a phone number. */
export function checkTarget(value: string | undefined): true | string {
  if (value === undefined || TARGET.test(value)) return true
  return 'A path of the shop (/…), or an address with https:, mailto: or tel:.'
}

type Link = { label?: object; page?: { _ref?: string }; url?: string; query?: string }

/** Returns the fields of a link: its target and its text. The default text of a link to a page is the page's title. */
export function linkFields() {
  return [
    localisedText('label', {
      title: 'Words',
      isOptional: true,
      max: 60,
      description: 'If empty, the title of the page.',
    }),
    defineField({
      name: 'page',
      type: 'reference',
      title: 'Page',
      to: PAGES.map((type) => ({ type })),
    }),
    defineField({
      name: 'query',
      type: 'string',
      title: 'Filters and order',
      description: 'The part after the question mark, for example sort=new-arrivals.',
      validation: (rule) => rule.regex(/^[^?#\s]+$/, { name: 'without ? and spaces' }),
    }),
    defineField({
      name: 'url',
      type: 'string',
      title: 'Address',
      description:
        'For what is no document: a path of the shop in English, without the country, or a whole address.',
      validation: (rule) => rule.custom(checkTarget),
    }),
  ]
}

/** Validates that a link has a target and, unless it links to a page, a text. */
export function checkLink(link: Link | undefined): true | string {
  if (link === undefined) return true
  if (link.page?._ref === undefined && !link.url) return 'A page or an address is missing.'
  return link.page?._ref !== undefined || link.label ? true : 'An address needs words.'
}

/** Defines a link. With `isOptional` it may be left empty. */
export function link(
  name: string,
  { title, isOptional = false }: { title?: string; isOptional?: boolean } = {},
) {
  return defineField({
    name,
    type: 'object',
    ...(title && { title }),
    options: { collapsible: true, collapsed: true },
    fields: linkFields(),
    validation: (rule) => (isOptional ? rule.custom(checkLink) : rule.required().custom(checkLink)),
  })
}
