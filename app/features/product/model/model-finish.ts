import type { SelectedOption } from '#domain/product/product.ts'

export type ModelledVariant = {
  /** The model's finish for this variant, as assigned by the product. */
  readonly modelFinish: string | null
  readonly selectedOptions: readonly SelectedOption[]
}

/**
 * The finish of the model in which it shows a variant: the one that the product assigns, or one named like the chosen
 * value. Null when the model has none of these, and is shown in its default.
 */
export function modelFinishOf(
  { modelFinish, selectedOptions }: ModelledVariant,
  carried: readonly string[],
): string | null {
  const candidates = [modelFinish, ...selectedOptions.map(({ value }) => value)]
    .filter((name) => name !== null)
    .map((name) => name.toLowerCase())
  for (const name of candidates) {
    const found = carried.find((finish) => finish.toLowerCase() === name)
    if (found !== undefined) return found
  }
  return null
}

/** Whether the model shows a variant in another finish than its pictures. */
export function showsOtherFinish(variant: ModelledVariant, carried: readonly string[]): boolean {
  const hasChoice = variant.selectedOptions.length > 0 || variant.modelFinish !== null
  return hasChoice && carried.length > 0 && modelFinishOf(variant, carried) === null
}
