import { defineType } from '@sanity/types'
import { localisedText } from '../fields/localised-text.ts'
import { picture } from '../fields/picture.ts'
import { audience, dedicatedCountries } from '../fields/visibility.ts'

export const newsletterSignUpLayer = defineType({
  name: 'newsletterSignUpLayer',
  type: 'document',
  title: 'Newsletter layer',
  fields: [
    localisedText('title', { max: 60 }),
    localisedText('subtitle', { rows: 2, max: 200 }),
    localisedText('buttonCtaLabel', { title: 'Button', max: 40 }),
    picture('image', { title: 'Picture' }),
    localisedText('thankYouTitle', { max: 60 }),
    localisedText('thankYouSubtitle', { rows: 2, max: 200 }),
    localisedText('thankYouBtn', { title: 'Button after signing up', max: 40 }),
    dedicatedCountries(),
    audience(),
  ],
  preview: {
    select: { title: 'title.en', countries: 'dedicatedCountries', media: 'image' },
    prepare: ({ title, countries, media }) => ({
      title,
      media,
      subtitle: countries?.join(', ') ?? 'Everywhere else',
    }),
  },
})
