import { defineArrayMember, defineField } from '@sanity/types'

/** Blocks that represent themselves. */
export const PLAIN_BLOCKS = [
  ...['localeRichText', 'linkableImageWithText', 'quote', 'oneColumnBanner', 'twoColumnsBanner', 'rowItems'],
  ...['shopTheLook', 'productList', 'ctaButton', 'documentsPreview', 'cinemaCarousel'],
] as const

/** Blocks that hold others. They hold no more of themselves: so deep does a page go. */
export const NESTING_BLOCKS = ['twoColumns', 'container'] as const

/** A page or a part of it, composed of blocks in any order. */
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
