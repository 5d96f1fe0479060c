/** Spec §5: image search accepts only .jpeg, .jpg and .png. */
export const PICTURE_ENDINGS = ['.jpeg', '.jpg', '.png'] as const

/** Whether a file may be a picture to search with, by its name. What is in it decides afterwards. */
export function isPictureName(name: string): boolean {
  const lower = name.toLowerCase()
  return PICTURE_ENDINGS.some((ending) => lower.length > ending.length && lower.endsWith(ending))
}
