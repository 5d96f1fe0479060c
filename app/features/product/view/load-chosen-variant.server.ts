import type { CommerceClient, CommerceContext } from '#clients/commerce/commerce-client.ts'
import { globalId } from '#domain/ids.ts'
import type { Product, ProductOption, SelectedOption, Variant } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { OPTION_PARAMETERS } from '../paths.ts'

type ChosenVariant = {
  /** Null if there is no such variant, or one of the loaded ones is for sale and none was chosen. */
  readonly variant: Variant | null
  readonly isByOptions: boolean
  /** The chosen values, if no variant has them together. */
  readonly missing: readonly SelectedOption[] | null
}

/**
 * The variant that the address chooses, by its options or its number, of a product that has more than the loaded ones;
 * otherwise one that is for sale, if no loaded one is.
 */
export async function loadChosenVariant(
  commerce: Pick<CommerceClient, 'findVariant'>,
  product: Product,
  search: URLSearchParams,
  context: CommerceContext,
): Promise<Result<ChosenVariant, 'product-fetch-failed'>> {
  const { id: productId, variants } = product
  const options = readOptions(search, product.options)
  if (options) {
    const found = await commerce.findVariant({ productId, choice: { by: 'options', options } }, context)
    if (!found.ok) return found
    return ok({ variant: found.value, isByOptions: true, missing: found.value ? null : options })
  }
  const chosen = await findByNumber(commerce, product, search.get('variant') ?? '', context)
  if (!chosen.ok) return chosen
  if (chosen.value || variants.some(({ availableForSale }) => availableForSale))
    return ok({ variant: chosen.value, isByOptions: false, missing: null })
  const first = await commerce.findVariant({ productId, choice: { by: 'availability' } }, context)
  return first.ok ? ok({ variant: first.value, isByOptions: false, missing: null }) : first
}

async function findByNumber(
  commerce: Pick<CommerceClient, 'findVariant'>,
  { id: productId, variants }: Product,
  number: string,
  context: CommerceContext,
): Promise<Result<Variant | null, 'product-fetch-failed'>> {
  if (!/^\d{1,19}$/.test(number)) return ok(null)
  const id = globalId('ProductVariant', number)
  const loaded = variants.find((variant) => variant.id === id)
  return loaded ? ok(loaded) : commerce.findVariant({ productId, choice: { by: 'id', id } }, context)
}

/** A value of each option; null unless all are given and exist. */
export function readOptions(
  search: URLSearchParams,
  options: readonly ProductOption[],
): SelectedOption[] | null {
  const chosen = options.flatMap(({ name, values }, index) => {
    const value = search.get(OPTION_PARAMETERS[index] ?? '')
    return value !== null && values.some((known) => known.name === value) ? [{ name, value }] : []
  })
  return chosen.length > 0 && chosen.length === options.length ? chosen : null
}
