import { defineType } from '@sanity/types'
import { localisedRichText } from '../fields/rich-text.ts'
import { targeting } from '../fields/visibility.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  type: 'object',
  title: 'Text',
  fields: [localisedRichText('content'), ...targeting()],
  preview: {
    select: { paragraphs: 'content.en' },
    prepare: ({ paragraphs }) => ({ title: getFirstWords(paragraphs) || 'Text', subtitle: 'Text' }),
  },
})

function getFirstWords(paragraphs: unknown): string {
  const [first] = Array.isArray(paragraphs) ? paragraphs : []
  const spans: unknown[] = first?.children ?? []
  const words = spans.map((span) => (isSpan(span) ? span.text : '')).join('')
  return words.length > 80 ? `${words.slice(0, 79)}…` : words
}

function isSpan(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value
}
