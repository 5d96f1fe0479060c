import type { WireProduct } from './product-shape.ts'

/** The platform's placeholder option of a product without options. */
export const ONLY_OPTION = 'Title'

/** Whether an option is more than the placeholder. */
export function isShownOption({ name, optionValues }: WireProduct['options'][number]): boolean {
  return name !== ONLY_OPTION || optionValues.length > 1
}
