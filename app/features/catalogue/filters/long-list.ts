/** A longer list of values can be searched. */
export const LONG_LIST = 12

/** The search service counts at most so many values of one filter: where there are as many, there may be more. */
export const COUNTED_VALUES_CAP = 100

/** Whether a label has a text in it, whatever their case and accents. */
export function isLabelled(label: string, text: string): boolean {
  return text === '' || fold(label).includes(fold(text).trim())
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
