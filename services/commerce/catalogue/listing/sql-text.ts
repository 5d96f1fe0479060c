/** A query under construction: text with `$1`, `$2` … and their values. */
export type SqlText = {
  values: unknown[]
  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string
}

export function sqlText(): SqlText {
  const values: unknown[] = []
  return {
    values,
    bind(value) {
      values.push(value)
      return `$${values.length}`
    },
  }
}
