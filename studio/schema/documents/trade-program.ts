import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { searchEngines } from '../fields/search-engines.ts'
import { visibility } from '../fields/visibility.ts'

/** A heading with at most `count` texts, each with its own title. */
const section = (
  name: string,
  title: string,
  { count, hasPicture = false }: { count: number; hasPicture?: boolean },
) =>
  defineField({
    name,
    type: 'object',
    title,
    options: { collapsible: true, collapsed: true },
    fields: [
      localisedText('title', { title: 'Heading', max: 40 }),
      ...(hasPicture ? [picture('image', { title: 'Picture', isOptional: true })] : []),
      defineField({
        name: 'points',
        type: 'array',
        of: [
          defineArrayMember({
            type: 'object',
            fields: [localisedText('title', { max: 90 }), localisedText('text', { rows: 3, max: 320 })],
            preview: { select: { title: 'title.en', subtitle: 'text.en' } },
          }),
        ],
        validation: (rule) => rule.required().min(1).max(count),
      }),
    ],
    validation: (rule) => rule.required(),
  })

export const tradeProgram = defineType({
  name: 'tradeProgram',
  type: 'document',
  title: 'Trade Program',
  fields: [
    localisedText('title', { max: 40 }),
    localisedText('abstract', { rows: 3, max: 200 }),
    picture('previewImage', { title: 'Picture' }),
    localisedText('action', {
      title: 'Button',
      description: 'Leads to the application. Trade clients see the state of theirs instead.',
      max: 40,
    }),
    section('benefits', 'What it offers', { count: 9 }),
    section('steps', 'How it works', { count: 4 }),
    section('audience', 'Who it is for', { count: 4, hasPicture: true }),
    section('questions', 'Questions', { count: 12 }),
    localisedText('closing', { title: 'Last heading', max: 60 }),
    searchEngines(),
    ...visibility(),
  ],
  preview: { select: { title: 'title.en', media: 'previewImage' } },
})
