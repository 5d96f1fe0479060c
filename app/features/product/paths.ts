/** Returns the path without locale. `slug` is in the visitor's language. */
export function productPath(slug: string): string {
  return `/products/${slug}`
}

/** Returns the path without locale. `number` is the number in the variant's id. */
export function variantPath(product: { readonly path: string }, number: string): string {
  return `${product.path}?variant=${number}`
}

/** The parameters that choose a variant by the values of its options, in their order. */
export const OPTION_PARAMETERS = ['option1', 'option2', 'option3'] as const

/** Returns the path without locale. The page redirects to the variant with the given option values. */
export function optionsPath(product: { readonly path: string }, values: readonly string[]): string {
  const entries = OPTION_PARAMETERS.flatMap((name, index) => {
    const value = values[index]
    return value === undefined ? [] : [[name, value]]
  })
  return `${product.path}?${new URLSearchParams(entries)}`
}

/** The PDF tearsheet of a product, without locale; its parameters are those of `TEARSHEET`. */
export function tearsheetPath(product: { readonly path: string }, variant?: string): string {
  return withVariant(`${product.path}/tearsheet`, variant)
}

/** The page on which price, paper size and studio name of a tearsheet are chosen, without locale. */
export function tearsheetOptionsPath(product: { readonly path: string }, variant?: string): string {
  return withVariant(`${product.path}/tearsheet/options`, variant)
}

/** Returns the path, without locale, that counts the download of the CAD file and redirects to it. */
export function cadPath(product: { readonly path: string }): string {
  return `${product.path}/cad`
}

/** The search parameters of a tearsheet and of its options. */
export const TEARSHEET = {
  variant: 'variant',
  price: 'price',
  paper: 'paper',
  studio: 'studio',
  refused: 'refused',
} as const

function withVariant(path: string, variant: string | undefined): string {
  return variant === undefined ? path : `${path}?${TEARSHEET.variant}=${variant}`
}

/** The fragment of a product's URL that opens the 3D model. */
export const MODEL_FRAGMENT = 'room'

/** An image of a QR code that opens the 3D model of a variant on a phone; without locale. */
export function roomCodePath(product: { readonly path: string }, number: string): string {
  return withVariant(`${product.path}/room-code.svg`, number)
}
