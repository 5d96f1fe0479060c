/** A query in the making: text with `$1`, `$2` … and the values that go there. */
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
