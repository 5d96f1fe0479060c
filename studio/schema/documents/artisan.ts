import { defineField, defineType } from '@sanity/types'
import { slug } from '../fields/localised-slug.ts'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { localisedRichText } from '../fields/rich-text.ts'
import { position, searchEngines } from '../fields/search-engines.ts'
import { visibility } from '../fields/visibility.ts'

const PLANS = ['Plus', 'Standard']

/** A workshop. Its slug, which is the same in all languages, is the one that its pieces have in the catalog. */
export const artisan = defineType({
  name: 'artisan',
  type: 'document',
  title: 'Artisan',
  fields: [
    defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
    slug('slug', 'name'),
    defineField({
      name: 'plan',
      type: 'string',
      options: { list: PLANS, layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'place',
      type: 'object',
      fields: [
        defineField({ name: 'town', type: 'string', validation: (rule) => rule.required() }),
        localisedText('region', {
          max: 40,
          description:
            'The region comes last, after a comma: Brescia, Lombardy. The directory is narrowed by it.',
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'founded',
      type: 'number',
      title: 'Founded in',
      validation: (rule) => rule.required().integer().min(1200).max(2100),
    }),
    localisedText('craft', {
      max: 30,
      description: 'A word that workshops share, such as Glass: the directory can be filtered by it.',
      isOptional: true,
    }),
    localisedText('technique', { max: 80 }),
    localisedText('intro', { rows: 2, max: 200 }),
    localisedRichText('story'),
    defineField({ name: 'quote', type: 'quote' }),
    picture('portrait', { title: 'The workshop' }),
    position(),
    searchEngines(),
    ...visibility(),
  ],
  preview: {
    select: { title: 'name', town: 'place.town', plan: 'plan', media: 'portrait' },
    prepare: ({ title, town, plan, media }) => ({ title, media, subtitle: `${town}, ${plan}` }),
  },
})
