import { defineArrayMember, defineField } from '@sanity/types'

/** Blocks that are not made of other blocks. */
export const PLAIN_BLOCKS = [
  ...['localeRichText', 'linkableImageWithText', 'quote', 'oneColumnBanner', 'twoColumnsBanner', 'rowItems'],
  ...['shopTheLook', 'productList', 'ctaButton', 'documentsPreview', 'cinemaCarousel'],
] as const

/** Blocks that contain plain blocks. They cannot contain each other, which limits the depth of a page. */
export const NESTING_BLOCKS = ['twoColumns', 'container'] as const

/** Defines a page, or a part of one, composed of blocks in any order. */
export function blocks(
  name: string,
  {
    title,
    isNested = false,
    isOptional = false,
  }: { title?: string; isNested?: boolean; isOptional?: boolean } = {},
) {
  const types = isNested ? PLAIN_BLOCKS : [...PLAIN_BLOCKS, ...NESTING_BLOCKS]
  return defineField({
    name,
    type: 'array',
    ...(title && { title }),
    of: types.map((type) => defineArrayMember({ type })),
    validation: (rule) => (isOptional ? rule : rule.required().min(1)),
  })
}
