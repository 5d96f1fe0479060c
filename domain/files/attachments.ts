export const ATTACHMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** The file extensions of each type; the first is the usual one. */
export const ATTACHMENT_ENDINGS = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const satisfies Record<AttachmentType, readonly string[]>

/** 10 MB, as file managers count them. */
export const ATTACHMENT_BYTES_MAX = 10 * 1_048_576
/** The longest name of an attachment, in characters. */
const NAME_MAX = 120

export type AttachmentRefusal =
  | 'attachment-type'
  | 'attachment-too-large'
  | 'attachment-empty'
  | 'attachment-unreadable'

/** Null if the size in bytes is accepted. */
export function validateSize(bytes: number): AttachmentRefusal | null {
  if (bytes === 0) return 'attachment-empty'
  return bytes > ATTACHMENT_BYTES_MAX ? 'attachment-too-large' : null
}

const ALL_ENDINGS = Object.values(ATTACHMENT_ENDINGS).flat()

/**
 * Makes an untrusted file name safe: without folders, reserved or invisible characters, and with an extension of its
 * type.
 */
export function toAttachmentName(given: string, type: AttachmentType): string {
  const file = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const clean = file
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s/gu, ' ')
  const ending = ALL_ENDINGS.find((one) => clean.toLowerCase().endsWith(one)) ?? ''
  const endings: readonly string[] = ATTACHMENT_ENDINGS[type]
  const proper = endings.includes(ending) ? ending : ATTACHMENT_ENDINGS[type][0]
  const base = [...clean.slice(0, clean.length - ending.length)].slice(0, NAME_MAX - proper.length).join('')
  return `${trimDots(base) || 'file'}${proper}`
}

/** Windows drops spaces and dots at the end; a dot at the start hides a file elsewhere. */
function trimDots(base: string): string {
  let [start, end] = [0, base.length]
  while (start < end && isTrimmed(base[start])) start += 1
  while (end > start && isTrimmed(base[end - 1])) end -= 1
  return base.slice(start, end)
}

function isTrimmed(character: string | undefined): boolean {
  return character === ' ' || character === '.'
}
