/** Spec §5: image search accepts only .jpeg, .jpg and .png. */
export const PICTURE_ENDINGS = ['.jpeg', '.jpg', '.png'] as const

/** Larger pictures are refused. */
export const PICTURE_BYTES_MAX = 12_000_000

/** Whether a file name has an accepted extension. The content is checked separately. */
export function isPictureName(name: string): boolean {
  const lower = name.toLowerCase()
  return PICTURE_ENDINGS.some((ending) => lower.length > ending.length && lower.endsWith(ending))
}
