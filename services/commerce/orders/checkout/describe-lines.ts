import {
  type LineProject,
  PROJECT_ATTRIBUTE,
  PROJECT_LIST_ATTRIBUTE,
  readLineProject,
} from '#domain/list/project.ts'
import type { Language } from '#domain/market/language.ts'
import { readText } from '#domain/metafield-values.ts'
import type { Picture } from '#domain/product/product.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'
import type { PricedLine } from '../../carts/price-cart.ts'
import { createCatalogueLoader } from '../../catalogue/catalogue-loader.ts'
import { ONLY_OPTION, variantTitle } from '../../catalogue/resolvers/option-choice.ts'
import { textLanguage } from '../../catalogue/text-language.ts'
import type { CommerceOptions } from '../../options.ts'

/** The title and picture of a line, in the language of its cart. */
export type LineDescription = {
  title: string
  /** The language of the title, if it is not that of the cart. */
  textLanguage: Language | null
  /** Null for a product with one variant. */
  variantTitle: string | null
  sku: string
  handle: string
  artisanName: string
  picture: Picture | null
}

export async function describeLines(
  { database, shop }: Pick<CommerceOptions, 'database' | 'shop'>,
  { priced, view }: LoadedCart,
): Promise<ReadonlyMap<string, LineDescription>> {
  const catalogue = createCatalogueLoader(database)
  const described = await Promise.all(
    priced.lines.map(async (line): Promise<[string, LineDescription]> => {
      const node = await catalogue.variant(line.variant.id, view)
      return [
        line.id,
        toDescription(line, {
          title: node ? variantTitle(node.product.row, node.row) : line.variant.title,
          textLanguage: node && textLanguage(node.product, { shop }),
        }),
      ]
    }),
  )
  return new Map(described)
}

/** The agreed finish of a line, unless it is that of its variant. */
export function agreedFinish(
  { agreed }: PricedLine,
  { variantTitle }: Pick<LineDescription, 'variantTitle'>,
): string | null {
  const finish = agreed?.finish ?? null
  return finish === variantTitle ? null : finish
}

/** The project of a line: as agreed, or from its attribute, which is untrusted input. */
export function lineProject({ agreed, attributes }: PricedLine): LineProject | null {
  if (agreed)
    return agreed.projectName === null ? null : { name: agreed.projectName, listId: agreed.projectListId }
  const attribute = (name: string) => attributes.find(({ key }) => key === name)?.value ?? ''
  return readLineProject(attribute(PROJECT_ATTRIBUTE), attribute(PROJECT_LIST_ATTRIBUTE))
}

/** The side, in pixels, of the square reserved for a picture of unknown size. */
const UNMEASURED_SIDE = 1200

function toDescription(
  { variant }: PricedLine,
  { title, textLanguage }: Pick<LineDescription, 'title' | 'textLanguage'>,
): LineDescription {
  const { product, picture } = variant
  return {
    title: product.title,
    textLanguage,
    variantTitle: title === ONLY_OPTION.value ? null : title,
    sku: variant.sku ?? '',
    handle: product.handle,
    artisanName: readText(product.attributes.get('artisanName')) ?? product.vendor,
    picture: picture && {
      ...picture,
      width: picture.width || UNMEASURED_SIDE,
      height: picture.height || UNMEASURED_SIDE,
    },
  }
}
