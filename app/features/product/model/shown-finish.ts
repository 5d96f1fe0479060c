import type { SelectedOption } from '#domain/product/product.ts'

export type ModelledVariant = {
  /** The finish that the product says the model shows it in. */
  readonly modelFinish: string | null
  readonly selectedOptions: readonly SelectedOption[]
}

/**
 * The finish, among those that a model carries, in which it shows a variant: the one that the product names for
 * it, or one that is called like the value chosen. Null when the model carries none, and shows what it was
 * drawn in.
 */
export function shownFinish(
  { modelFinish, selectedOptions }: ModelledVariant,
  carried: readonly string[],
): string | null {
  const wanted = [modelFinish, ...selectedOptions.map(({ value }) => value)]
    .filter((name) => name !== null)
    .map((name) => name.toLowerCase())
  for (const name of wanted) {
    const found = carried.find((finish) => finish.toLowerCase() === name)
    if (found !== undefined) return found
  }
  return null
}

/** Whether the files of a model show a variant otherwise than its pictures do. */
export function showsOtherFinish(variant: ModelledVariant, carried: readonly string[]): boolean {
  const hasChoice = variant.selectedOptions.length > 0 || variant.modelFinish !== null
  return hasChoice && carried.length > 0 && shownFinish(variant, carried) === null
}
