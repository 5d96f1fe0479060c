import { defineType } from '@sanity/types'
import { link } from '../fields/link.ts'
import { targeting } from '../fields/visibility.ts'

export const ctaButton = defineType({
  name: 'ctaButton',
  type: 'object',
  title: 'Button',
  fields: [link('cta', { title: 'Leads to' }), ...targeting()],
  preview: {
    select: { label: 'cta.label.en', page: 'cta.page.title.en', url: 'cta.url' },
    prepare: ({ label, page, url }) => ({ title: label ?? page ?? url ?? 'Button', subtitle: 'Button' }),
  },
})
