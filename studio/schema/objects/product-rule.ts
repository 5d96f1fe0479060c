import { defineField, defineType } from '@sanity/types'

/** Selects the products that show a document's content. All given criteria must match. */
export const productRule = defineType({
  name: 'productRule',
  type: 'object',
  title: 'Products',
  fields: [
    defineField({
      name: 'category',
      type: 'reference',
      description: 'The category and everything below it.',
      to: [{ type: 'category' }],
    }),
    defineField({ name: 'artisan', type: 'string', description: 'The slug of a workshop.' }),
    defineField({
      name: 'material',
      type: 'string',
      description: 'The key of a material, as filters write it.',
    }),
  ],
  validation: (rule) =>
    rule.custom((value: { category?: object; artisan?: string; material?: string } | undefined) => {
      if (value === undefined || value.category || value.artisan || value.material) return true
      return 'Add a condition: without one it would appear on every product.'
    }),
  preview: { select: { title: 'category.title.en', subtitle: 'artisan' } },
})
